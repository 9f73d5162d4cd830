import type { FlowRow } from '@jinpiao/contract/flow'
import { funder } from '@jinpiao/contract/flowRow'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { refuseTickets } from '../business/accept/accept.ts'
import { businesses } from '../business/all.ts'
import { issueBusiness } from '../business/issue/issue.ts'
import { systemContext } from '../jobs/system.ts'
import { accept, draft, issued, refuse, submit, transferred } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, sign, type World } from '../testing/world.ts'
import { type OutsideMessage, takeOutsideAnswer } from './answers.ts'
import { anyApplication, rowOf } from './application.ts'
import type { Businesses } from './business.ts'
import { openLines, readLines } from './lines.ts'

/** No business of this version asks a funder yet, so here an issue has a step of one. */
const asked = funder({ mayReturn: true })
const steps = rowOf({ businessType: 'ISSUE' }).steps as FlowRow['steps'][number][]

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  steps.push(asked)
})
afterAll(async () => {
  steps.pop()
  await t.drop()
})

const system = () => systemContext(world, world.core)
const take = (message: OutsideMessage, all: Businesses = businesses) =>
  runJob(system(), (act) => takeOutsideAnswer(all, act, message))
const application = async (pkApply: string) =>
  t.database.read.selectFrom('application').selectAll().where('pkApply', '=', pkApply).executeTakeFirstOrThrow()
const evidence = (key: string) => ({ key, body: { amount: '1.00' } })
const from = 'FUNDER' as const

/** A submitted issue that waits for the funder; with so many lines that the funder answers one by one. */
async function waiting(lines = 0): Promise<string> {
  const pkApply = await draft(world)
  await submit(world, pkApply)
  await t.database.write((tx) =>
    tx.updateTable('application').set({ state: 'PENDING_FUNDER' }).where('pkApply', '=', pkApply).execute(),
  )
  const outputs = Array.from({ length: lines }, (_, line) => ({ line }))
  await runJob(system(), async (act) => openLines(act, await anyApplication(act.tx, pkApply), outputs))
  return pkApply
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
  const pkApply = await waiting()
  const message = { pkApply, from, answer: 'APPROVE', evidence: evidence('bank-1') } as const
  expect(await take(message)).toEqual({ isRepeated: false })
  const after = await application(pkApply)
  expect(after.state).toBe('DONE')
  expect(await take(message)).toEqual({ isRepeated: true })
  expect(await application(pkApply)).toEqual(after)
  expect(
    await t.database.read.selectFrom('outside_answer').selectAll().where('target', '=', pkApply).execute(),
  ).toMatchObject([{ evidenceKey: 'bank-1', source: from, answer: 'APPROVE' }])
})

test('ten times at once: one takes effect, the others are told that it has', async () => {
  const pkApply = await waiting()
  const message = { pkApply, from, answer: 'APPROVE', evidence: evidence('bank-2') } as const
  const answers = await Promise.all(Array.from({ length: 10 }, () => take(message)))
  expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
})

test('the same key with another answer is believed in nothing', async () => {
  const pkApply = await waiting()
  await take({ pkApply, from, answer: 'APPROVE', evidence: evidence('bank-3') })
  const other = take({ pkApply, from, answer: 'REJECT', comment: '余额不足', evidence: evidence('bank-3') })
  await expect(other).rejects.toMatchObject({ code: '99000409' })
  expect((await application(pkApply)).state).toBe('DONE')
})

test('only whom the application waits for may answer; what was refused leaves no message behind', async () => {
  const pkApply = await waiting()
  const message = { pkApply, from: 'BANK', answer: 'APPROVE', evidence: evidence('bank-4') } as const
  await expect(take(message)).rejects.toMatchObject({ code: '01000202' })
  expect((await application(pkApply)).state).toBe('PENDING_FUNDER')
  expect(await take({ ...message, from })).toEqual({ isRepeated: false })
})

test('no message answers for a recipient: that takes its own signature', async () => {
  const { pkApply } = await issued(world)
  const message = { pkApply, answer: 'APPROVE', evidence: evidence('recipient') } as const
  // @ts-expect-error A counterparty is no sender of messages.
  const asCounterparty: OutsideMessage = { ...message, from: 'COUNTERPARTY' }
  await expect(take(asCounterparty)).rejects.toMatchObject({ code: '04000114' })
  await expect(take({ ...message, from })).rejects.toMatchObject({ code: expect.anything() })
  expect((await application(pkApply)).state).toBe('PENDING_COUNTERPARTY')
})

test.each([
  ['RETURN', 'RETURNED', 'APPLICATION_RETURNED'],
  ['REJECT', 'REJECTED', 'APPLICATION_REJECTED'],
] as const)('the submitter is told of a %s: by whom and why', async (answer, state, notice) => {
  const pkApply = await waiting()
  await take({ pkApply, from, answer, comment: '合同缺页', evidence: evidence(answer) })
  expect((await application(pkApply)).state).toBe(state)
  const [message] = await toldOf(pkApply)
  expect(message?.notice).toBe(notice)
  expect(JSON.parse(message?.params ?? '[]').slice(0, 3)).toEqual(['FUNDER', expect.stringMatching(/^SQ/), '合同缺页'])
})

test('line by line: the application stays until the last is answered, each once; the business hears of the end', async () => {
  const pkApply = await waiting(2)
  const ended: string[] = []
  const watching: Businesses = {
    ...businesses,
    ISSUE: {
      ...(issueBusiness as NonNullable<Businesses['ISSUE']>),
      ended: async (_act, { state }) => {
        ended.push(state)
      },
    },
  }
  const failed = { line: 1, state: 'REFUSED', reason: '账户已冻结' } as const
  const stay = { pkApply, from, answer: 'STAY', line: failed, evidence: evidence('line-1') } as const
  await take(stay, watching)
  expect((await application(pkApply)).state).toBe('PENDING_FUNDER')
  expect(await readLines(t.database.read, pkApply)).toEqual([
    { line: 0, pkCredit: null, state: 'PENDING', reason: null },
    { ...failed, pkCredit: null },
  ])
  const again = take({ ...stay, evidence: evidence('line-1-again') }, watching)
  await expect(again, 'a line has one answer').rejects.toMatchObject({ code: '99000409' })
  const whole = { pkApply, from, answer: 'REJECT', comment: '余额不足', evidence: evidence('whole') } as const
  await expect(take(whole, watching), 'a line is open').rejects.toMatchObject({ code: '04000114' })
  await take({ ...whole, line: { line: 0, state: 'REFUSED', reason: '余额不足' } }, watching)
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
  const { answered: _, ...silent } = businesses.TRANSFER as NonNullable<Businesses['TRANSFER']>
  const context = as(world, 'otherSupplier')
  const fkCredits = pkCredits.slice(0, 1)
  const reason = '金额不符'
  const signature = await sign(context, fkCredits, 'ACCEPT', 'REFUSE', { reason })
  await refuseTickets({ ...businesses, TRANSFER: silent }, context, { fkCredits, reason, signature })
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
      expect.stringMatching(/-01-01$/),
      ['安禾五金制品厂', expect.stringMatching(/-01$/), '金额不符', '600.00', expect.stringMatching(/-01-01$/)],
    ],
  ])
})
