import { moveClock, setBalance } from '@jinpiao/contract/dev'
import { listRepayments } from '@jinpiao/contract/loans'
import { repaymentKinds } from '@jinpiao/contract/states/loans'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businesses } from '../business/all.ts'
import { lateRepayments } from '../db/migrations/181_late_repayments.ts'
import { getReceipt } from '../flow/receipt.ts'
import { answering, askFor } from '../testing/figures/ask.ts'
import { everybodyOf } from '../testing/figures/enterprises.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

const TIMEOUT = 300_000

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, TIMEOUT)
afterAll(() => t.close())

const read = () => t.services.database.read

/** By the rows of its plans alone: what of each was paid by then, in the order of the payments. */
async function judged(pkDraw: string): Promise<ReadonlyMap<string, string>> {
  const paid = await read().selectFrom('repayment').selectAll().where('fkDraw', '=', pkDraw).orderBy('at').execute()
  const plan = await read()
    .selectFrom('instalment')
    .selectAll()
    .where('fkDraw', '=', pkDraw)
    .where('state', '!=', 'REPLACED')
    .orderBy('dueDate')
    .execute()
  const left = plan.map((row) => ({ ...row, fen: row.principalFen + row.interestFen }))
  return new Map(
    paid.map(({ pkRepay, kind, day, principalFen, interestFen }) => {
      if (kind !== 'SCHEDULED') return [pkRepay, kind]
      let fen = principalFen + interestFen
      let isLate = false
      for (const row of left) {
        if (row.fen === 0n) continue
        if (row.dueDate <= day && row.payableDate < day) isLate = true
        const used = fen < row.fen ? fen : row.fen
        row.fen -= used
        fen -= used
        if (fen === 0n) break
      }
      return [pkRepay, isLate ? 'LATE' : 'SCHEDULED']
    }),
  )
}

const seen = new Set<string>()

test.each([
  ['as it was seeded', 0],
  ['after 35 days', 35],
  ['after 180 days', 145],
  ['after 400 days', 220],
])(
  'a repayment is called by its day against its due day, in list and receipt alike: %s',
  { timeout: TIMEOUT },
  async (_, days) => {
    // Who had nothing on its account has: the bank collects what is overdue.
    const empty = await read().selectFrom('demo_balance').select('accountNo').execute()
    for (const { accountNo } of days > 100 ? empty : []) {
      await t.client().call(setBalance, { body: { accountNo, balance: null } })
    }
    if (days > 0) await t.client().call(moveClock, { body: { days, hours: 0 } })
    for (const people of await everybodyOf(read())) {
      const [actor] = people
      if (actor === undefined) continue
      const ask = askFor(answering(t.services.database, t.services.clock), people)
      const context = { read: read(), clock: t.services.clock, actor, language: 'zh-CN' } as const
      const own = await read().selectFrom('repayment').selectAll().where('fkCorp', '=', actor.fkCorp).execute()
      for (const { pkRepay, fkDraw, repayNo, day } of own) {
        const kind = (await judged(fkDraw)).get(pkRepay) as keyof typeof repaymentKinds
        seen.add(kind)
        const listed = (await ask.rows(listRepayments, { pkDraw: fkDraw })).find((row) => row.pkRepay === pkRepay)
        expect(listed?.repayKind, `${repayNo} of ${day}, in the list`).toBe(kind)
        const receipt = await read()
          .selectFrom('receipt')
          .selectAll()
          .where('fkSource', '=', pkRepay)
          .where('kind', '=', 'LOAN_REPAID')
          .executeTakeFirstOrThrow()
        const { facts } = await getReceipt(businesses, context, receipt)
        expect(facts.find(({ key }) => key === '.repayKind')?.text, `${repayNo} of ${day}, on paper`).toBe(
          repaymentKinds[kind].label[0],
        )
      }
    }
  },
)

test('there were some in time and some late', () => {
  expect([...seen]).toEqual(expect.arrayContaining(['SCHEDULED', 'LATE', 'EARLY_PART']))
})

test('in a database from before, what was paid late is late from now on', async () => {
  const { database } = t.services
  const kindsOf = async () => {
    const rows = await database.owner
      .selectFrom('repayment')
      .select(['pkRepay', 'shownKind'])
      .orderBy('pkRepay')
      .execute()
    return rows.map(({ pkRepay, shownKind }) => `${pkRepay} ${shownKind}`)
  }
  const before = await kindsOf()
  const indexes = ['at', 'no', 'tail', 'day', 'total'].flatMap((each) => [each, `state_${each}`])
  for (const each of indexes) await sql.raw(`drop index repayment_${each}`).execute(database.owner)
  for (const column of ['shownKind', 'isLate']) {
    await sql.raw(`alter table repayment drop column "${column}"`).execute(database.owner)
  }
  for (const each of indexes) await sql.raw(`create index repayment_${each} on repayment (day)`).execute(database.owner)
  await lateRepayments(database.owner as never, database.dialect)
  expect(await kindsOf()).toEqual(before)
  await expect(database.owner.updateTable('repayment').set({ day: '2026-01-01' }).execute()).rejects.toThrow(
    'append-only',
  )
})
