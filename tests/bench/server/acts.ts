import { todayOf } from '@jinpiao/server/domain/clock'
import { runDaily } from '@jinpiao/server/jobs/daily'
import { accept, formOf, openTasks, replyTo } from '@jinpiao/server/testing/steps'
import { as, issueLine, type Person, sign, type World } from '@jinpiao/server/testing/world'
import { addDays } from '@jinpiao/values/days'

/** Lines of the batches that are compared: what most pay at once, and the most that can be (product §2.3). */
export const FEW = 20
export const MANY = 200
/** Batches of each size; the first of all is thrown away. */
const ROUNDS = Number(process.env['BENCH_ACT_RUNS'] ?? 3)

const steps = ['issue', 'submit', 'director', 'final', 'bank'] as const
export type Step = (typeof steps)[number]
/** Milliseconds of each step of one batch; `issue`: its tickets, through their own three steps. */
export type StepTimes = Record<Step, number>

interface Batch {
  lines: number
  pkCredits: string[]
  times: StepTimes
}

/** Redemptions of few and of many lines: what each step takes, in the middle of its rounds. */
export async function timeRedemptions(world: World): Promise<Record<'few' | 'many', StepTimes>> {
  const sizes = [FEW, ...Array.from({ length: ROUNDS }, () => [FEW, MANY]).flat()]
  const batches: Batch[] = []
  for (const lines of sizes) batches.push(await issueMany(world, lines))
  for (const pkCredit of batches.flatMap(({ pkCredits }) => pkCredits)) await accept(world, pkCredit)
  world.clock.advanceDays(DUE_IN)
  await runDaily(world)
  for (const batch of batches) await redeem(world, batch)
  const middle = (lines: number) => {
    const some = batches.slice(1).filter((batch) => batch.lines === lines)
    const of = (step: Step) => some.map(({ times }) => times[step]).toSorted((a, b) => a - b)[some.length >> 1] ?? 0
    return Object.fromEntries(steps.map((step) => [step, of(step)])) as StepTimes
  }
  return { few: middle(FEW), many: middle(MANY) }
}

/** Days until the tickets are due. */
const DUE_IN = 20

/** Tickets of one batch of issues; issuing is timed with its drafts. */
async function issueMany(world: World, lines: number): Promise<Batch> {
  const promisedDate = addDays(todayOf(world.clock), DUE_IN)
  const drafts = Array.from({ length: lines }, () => issueLine(world, { amount: '100.00', promisedDate }))
  let pkCredits: string[] = []
  const issue = await timed(async () => {
    const { saved } = await formOf('ISSUE').save(as(world, 'operator'), { lines: drafts })
    const pkApplys = saved.map(({ pkApply }) => pkApply)
    await submit(world, 'ISSUE', pkApplys)
    await approve(world, 'ISSUE', 'PENDING_DIRECTOR', pkApplys)
    const results = await approve(world, 'ISSUE', 'PENDING_FINAL', pkApplys)
    pkCredits = results.flatMap(({ pkCredit }) => pkCredit ?? [])
  })
  return { lines, pkCredits, times: { issue, submit: 0, director: 0, final: 0, bank: 0 } }
}

/** One redemption through both reviews, then an answer of the bank for each of its lines. */
async function redeem(world: World, { pkCredits: fkCredits, times }: Batch): Promise<void> {
  const payDate = todayOf(world.clock)
  const line = { fkCredits, payDate, pkAccount: world.accounts[world.core] ?? '', remark: '' }
  const { saved } = await formOf('REDEEM').save(as(world, 'operator'), { lines: [line] })
  const pkApplys = saved.map(({ pkApply }) => pkApply)
  times.submit = await timed(() => submit(world, 'REDEEM', pkApplys))
  times.director = await timed(() => approve(world, 'REDEEM', 'PENDING_DIRECTOR', pkApplys))
  times.final = await timed(() => approve(world, 'REDEEM', 'PENDING_FINAL', pkApplys))
  const asked = (await openTasks(world)).find(({ task }) => task.body['businessType'] === 'REDEEM')
  if (asked === undefined) throw new Error('The bank is not asked')
  times.bank = await timed(async () => {
    for (const nr of fkCredits.keys()) await replyTo(world, asked, { answer: 'APPROVE', line: nr })
  })
}

const submit = async (world: World, type: 'ISSUE' | 'REDEEM', pkApplys: string[]) => {
  const operator = as(world, 'operator')
  const signature = await sign(operator, pkApplys, type, 'SUBMIT')
  return done(await formOf(type).submit(operator, { pkApplys, signature }))
}

const reviewers = { PENDING_DIRECTOR: 'director', PENDING_FINAL: 'final' } as const satisfies Record<string, Person>

const approve = async (world: World, type: 'ISSUE' | 'REDEEM', state: keyof typeof reviewers, pkApplys: string[]) => {
  const reviewer = as(world, reviewers[state])
  const signature = await sign(reviewer, pkApplys, type, state === 'PENDING_FINAL' ? 'FINAL_APPROVE' : 'APPROVE')
  return done(await formOf(type).approve(state, reviewer, { pkApplys, signature }))
}

type Results = Awaited<ReturnType<ReturnType<typeof formOf>['submit']>>['results']

/** @throws an entry was refused: then nothing has been measured. */
function done({ results }: { results: Results }): Results {
  const refused = results.find(({ ok }) => !ok)
  if (refused) throw new Error(JSON.stringify(refused))
  return results
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
