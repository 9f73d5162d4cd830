import { daysBetween } from '@jinpiao/values/days'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { todayOf } from '../domain/clock.ts'
import { moveInstalments } from '../jobs/loans.ts'
import { systemContext } from '../jobs/system.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { expectLoans } from '../testing/loanInvariants.ts'
import { grantedLine, loanMethods, paidOut } from '../testing/loans.ts'
import { runs } from '../testing/long.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { availableOf, findAgreement } from './agreements.ts'
import { type Draw, lockedDraw } from './draws.ts'
import { takePayment } from './pay.ts'
import { earlyOf, owedOn, readPlan } from './plan.ts'
import { tellPaid } from './told.ts'

/** What happens next. `part` of sixteen: how much of what is possible. */
const step = fc.record({
  kind: fc.constantFrom('bear', 'days', 'due', 'pay', 'pay', 'early'),
  part: fc.integer({ min: 1, max: 16 }),
  days: fc.integer({ min: 1, max: 45 }),
  method: fc.constantFrom(...loanMethods),
  months: fc.integer({ min: 1, max: 6 }),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const partOf = (fen: bigint, part: number): bigint => (fen * BigInt(part)) / 16n
const decimalOf = (fen: bigint): string => `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`

/** Days until the next instalment of any loan falls due. */
async function untilDue({ database, clock }: World): Promise<number> {
  const today = todayOf(clock)
  const next = await database.read
    .selectFrom('loan_draw')
    .select('nextDue')
    .where('nextDue', '>', today)
    .orderBy('nextDue')
    .executeTakeFirst()
  return daysBetween(today, next?.nextDue ?? today)
}

async function play(world: World, pkAgreement: string, draws: Draw[], { kind, ...move }: Step): Promise<void> {
  const { database, clock, core } = world
  if (kind === 'days' || kind === 'due') {
    clock.advanceDays(kind === 'days' ? move.days : await untilDue(world))
    await moveInstalments({ database, clock })
    return
  }
  if (kind === 'bear') {
    const agreement = await findAgreement(database.read, { pkAgreement })
    if (agreement === undefined || agreement.state !== 'ACTIVE') return
    const fen = partOf(availableOf(agreement), move.part)
    if (fen > 0n) draws.push(await paidOut(world, agreement, { ...move, amount: decimalOf(fen) }))
    return
  }
  const chosen = draws[move.days % Math.max(1, draws.length)]
  if (chosen === undefined) return
  await runJob(systemContext({ database, clock }, core), async (act) => {
    const draw = await lockedDraw(act, chosen.pkDraw)
    const plan = await readPlan(act.tx, draw)
    const { principal, interest, penalty } = owedOn(draw, plan, act.today)
    const due = principal + interest + penalty
    const payment = { day: act.today, bankSerial: `${draw.drawNo}-${draw.version}` }
    if (kind === 'pay') {
      const fen = partOf(due, move.part)
      if (fen === 0n) return
      await takePayment(act, draw, { ...payment, fen, kind: 'SCHEDULED' })
      await tellPaid(act, draw, { fen, by: 'COLLECTED' })
      return
    }
    const wanted = move.part > 12 ? ('ALL' as const) : partOf(draw.outstandingFen, move.part)
    if (draw.state === 'SETTLED' || due > 0n || wanted === 0n) return
    const early = earlyOf(draw, plan, { day: act.today, principal: wanted, earlyFeeBp: 50 })
    const how = early.rest.length === 0 ? 'EARLY_ALL' : 'EARLY_PART'
    await takePayment(act, draw, { ...payment, fen: early.total, kind: how, early })
    await tellPaid(act, draw, { fen: early.total, by: 'COLLECTED' })
  })
}

test('I19: whatever is paid out, due, paid, and repaid early: lines are folds, and loans owe what their plans say', async () => {
  const { database, drop } = await createTestDatabase()
  try {
    const world = await createWorld(database)
    const reached = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        // A line of SELF_LOAN is there once; each run has one of its own.
        const { pkAgreement } = await grantedLine(world, { product: 'CHAIN_CREDIT', line: '900000.37' })
        const draws: Draw[] = []
        for (const move of steps) {
          await play(world, pkAgreement, draws, move)
          const applications = await database.read
            .selectFrom('application')
            .select(['pkApply', 'state', 'amountFen'])
            .execute()
          await expectLoans(database.read, applications)
          for (const table of ['instalment', 'loan_draw'] as const) {
            const rows = await database.read.selectFrom(table).select('state').distinct().execute()
            for (const { state } of rows) if (state !== 'ACTIVE') reached.add(state)
          }
        }
      }),
      { numRuns: runs({ short: 6, onPostgres: 3, long: 60 }), seed: 20_261_121 },
    )
    await expectInvariants(database)
    expect([...reached].toSorted()).toEqual(['DUE', 'NOT_DUE', 'OVERDUE', 'PAID', 'PARTIAL', 'REPLACED', 'SETTLED'])
  } finally {
    await drop()
  }
})
