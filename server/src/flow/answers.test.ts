import type { FlowRow } from '@jinpiao/contract/flow'
import { funder as funderStep } from '@jinpiao/contract/flowRow'
import type { InstitutionReply } from '@jinpiao/contract/outside'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { refuseTickets } from '../business/accept/accept.ts'
import { businesses as landed } from '../business/all.ts'
import { issueBusiness } from '../business/issue/issue.ts'
import { type Answerer, answerTask } from '../jobs/answerTask.ts'
import { systemContext } from '../jobs/system.ts'
import { accept, draft, issued, refuse, submit, transferred } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, sign, type World } from '../testing/world.ts'
import { anyApplication, rowOf } from './application.ts'
import { followTasks } from './asking.ts'
import { type Businesses, businessOf } from './business.ts'
import { openLines, readLines } from './lines.ts'

/** No business of this version asks a funder yet, so here an issue has a step of one. */
const steps = rowOf({ businessType: 'ISSUE' }).steps as FlowRow['steps'][number][]

let t: TestDatabase
let world: World
let funder: Answerer
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const { creditCode } = await t.database.read
    .selectFrom('corp')
    .select('creditCode')
    .where('pkCorp', '=', world.stranger)
    .executeTakeFirstOrThrow()
  funder = { institution: 'FUNDER', funder: creditCode, name: '江城银行', by: 'KEY' }
  steps.push(funderStep({ mayReturn: true }))
})
afterAll(async () => {
  steps.pop()
  await t.drop()
})

const ended: string[] = []
const businesses = (): Businesses => ({
  ...landed,
  ISSUE: {
    ...(issueBusiness as NonNullable<Businesses['ISSUE']>),
    asked: async () => ({ fkFunder: world.stranger }),
    ended: async (_act, { state }) => {
      ended.push(state)
    },
  },
})
const system = () => systemContext(world, world.core)
const answer = (reply: Pick<InstitutionReply, 'pkTask' | 'evidenceKey' | 'answer'> & Partial<InstitutionReply>) =>
  answerTask(world, funder, { comment: '', body: {}, ...reply }, businesses())
const application = async (pkApply: string) =>
  t.database.read.selectFrom('application').selectAll().where('pkApply', '=', pkApply).executeTakeFirstOrThrow()
const tasksOf = (pkApply: string) =>
  t.database.read.selectFrom('outside_task').select('pkTask').where('target', '=', pkApply).execute()

/** A submitted issue that waits for the funder; with so many lines that the funder answers one by one. */
async function waiting(lines = 0): Promise<{ pkApply: string; pkTask: string }> {
  const pkApply = await draft(world)
  await submit(world, pkApply)
  await t.database.write((tx) =>
    tx.updateTable('application').set({ state: 'PENDING_FUNDER' }).where('pkApply', '=', pkApply).execute(),
  )
  const outputs = Array.from({ length: lines }, (_, line) => ({ line, no: null, party: '', amountFen: 1n }))
  await runJob(system(), async (act) => {
    const stored = await anyApplication(act.tx, pkApply)
    await openLines(act, stored, outputs)
    const between = { from: 'PENDING_DIRECTOR', to: 'PENDING_FUNDER' } as const
    await followTasks(act, businessOf(businesses(), 'ISSUE'), stored, between)
  })
  const [task] = await tasksOf(pkApply)
  return { pkApply, pkTask: task?.pkTask ?? '' }
}

/** What the submitter has been told of an application last. */
const toldOf = (pkApply: string) =>
  t.database.read
    .selectFrom('message')
    .select(['userId', 'notice', 'params'])
    .where('target', '=', `application:${pkApply}`)
    .where('userId', '=', world.people.operator.userId)
    .execute()

test('delivered twice, it is one answer: the same evidence key changes nothing again', async () => {
  const { pkApply, pkTask } = await waiting()
  const reply = { pkTask, answer: 'APPROVE', evidenceKey: 'funder-1' } as const
  expect(await answer(reply)).toEqual({ isRepeated: false })
  const after = await application(pkApply)
  expect(after.state).toBe('DONE')
  expect(await answer(reply)).toEqual({ isRepeated: true })
  expect(await application(pkApply)).toEqual(after)
  expect(
    await t.database.read.selectFrom('outside_answer').selectAll().where('target', '=', pkApply).execute(),
  ).toMatchObject([{ evidenceKey: expect.stringContaining('funder-1'), source: 'FUNDER', answer: 'APPROVE' }])
})

test('nobody outside answers for a recipient: that takes its own signature', async () => {
  const { pkApply } = await issued(world)
  expect((await application(pkApply)).state).toBe('PENDING_COUNTERPARTY')
  expect(await tasksOf(pkApply)).toEqual([])
})

test.each([
  ['RETURN', 'RETURNED', 'APPLICATION_RETURNED'],
  ['REJECT', 'REJECTED', 'APPLICATION_REJECTED'],
] as const)('the submitter is told of a %s: by whom and why', async (said, state, notice) => {
  const { pkApply, pkTask } = await waiting()
  await answer({ pkTask, answer: said, comment: '合同缺页', evidenceKey: said })
  expect((await application(pkApply)).state).toBe(state)
  const [message] = await toldOf(pkApply)
  expect(message?.notice).toBe(notice)
  expect(JSON.parse(message?.params ?? '[]').slice(0, 3)).toEqual(['FUNDER', expect.stringMatching(/^SQ/), '合同缺页'])
})

test('line by line: the application stays until the last is answered, each once; the business hears of the end', async () => {
  const { pkApply, pkTask } = await waiting(2)
  ended.length = 0
  const refusal = { pkTask, answer: 'REJECT', line: 1, comment: '账户已冻结' } as const
  await answer({ ...refusal, evidenceKey: 'line-1' })
  expect((await application(pkApply)).state).toBe('PENDING_FUNDER')
  expect(await readLines(t.database.read, pkApply)).toEqual([
    { line: 0, pkCredit: null, amountFen: 1n, state: 'PENDING', reason: null },
    { line: 1, pkCredit: null, amountFen: 1n, state: 'REFUSED', reason: '账户已冻结' },
  ])
  const again = answer({ ...refusal, evidenceKey: 'line-1-again' })
  await expect(again, 'a line has one answer').rejects.toMatchObject({ code: '99000409' })
  const whole = { pkTask, answer: 'REJECT', comment: '余额不足', evidenceKey: 'whole' } as const
  await expect(answer(whole), 'a line is open').rejects.toMatchObject({ code: '01000338' })
  await answer({ ...whole, line: 0 })
  expect([(await application(pkApply)).state, ended]).toEqual(['REJECTED', ['REJECTED']])
})

/** Two parts of a ticket of the supplier's, each with an invoice of its own. */
async function twoParts() {
  const { pkCredit } = await issued(world, { amount: '1000.00' })
  await accept(world, pkCredit)
  return transferred(world, pkCredit, [
    [world.suppliers[1]?.fkCorp ?? '', '600.00'],
    [world.stranger, '400.00'],
  ])
}
const openInvoices = (pkApply: string) =>
  t.database.read
    .selectFrom('trade_invoice')
    .select('invoiceKey')
    .where('pkApply', '=', pkApply)
    .where('isOpen', '=', 1)
    .orderBy('invoiceKey')
    .execute()

test('I15: the invoices of a part that is refused are free, and no business does it itself', async () => {
  const { pkApply, pkCredits } = await twoParts()
  const [own, others] = await openInvoices(pkApply)
  const { answered: _, ...silent } = landed.TRANSFER as NonNullable<Businesses['TRANSFER']>
  const context = as(world, 'otherSupplier')
  const fkCredits = pkCredits.slice(0, 1)
  const reason = '金额不符'
  const signature = await sign(context, fkCredits, 'ACCEPT', 'REFUSE', { reason })
  await refuseTickets({ ...landed, TRANSFER: silent }, context, { fkCredits, reason, signature })
  expect([own, await openInvoices(pkApply)]).toEqual([expect.anything(), [others]])
  await accept(world, pkCredits[1] ?? '', 'strangerOperator')
  expect(await openInvoices(pkApply)).toEqual([others])
})

test('a refusal is told once: that the ticket ended, or the number under which it is back', async () => {
  const told = async (fkCorp: string, pkCredits: readonly string[]) =>
    (
      await t.database.read
        .selectFrom('message as m')
        .innerJoin('ticket as k', (on) => on.on('m.target', '=', sql<string>`'ticket:' || ${sql.ref('k.pkCredit')}`))
        .select(['m.notice', 'm.messageType', 'k.creditNo', 'm.params'])
        .distinct()
        .where('m.fkCorp', '=', fkCorp)
        .where((eb) => eb.or([eb('k.pkCredit', 'in', [...pkCredits]), eb('k.parentCredit', 'in', [...pkCredits])]))
        .where('m.messageType', '=', 'RISK')
        .execute()
    ).map(({ notice, creditNo, params }) => [notice, creditNo, JSON.parse(params)])
  const { pkCredit } = await issued(world)
  await refuse(world, pkCredit)
  expect(await told(world.core, [pkCredit])).toEqual([
    ['TICKET_REFUSED', expect.any(String), ['江城精铸有限公司', expect.any(String), '金额不符']],
  ])
  const { pkCredits } = await twoParts()
  await refuse(world, pkCredits[0] ?? '', 'otherSupplier')
  expect(await told(world.suppliers[0]?.fkCorp ?? '', pkCredits)).toEqual([
    [
      'TICKET_CAME_BACK',
      expect.stringMatching(/-\d\d$/),
      ['安禾五金制品厂', expect.stringMatching(/-01$/), '金额不符', '600.00', expect.stringMatching(/-\d\d$/)],
    ],
  ])
})
