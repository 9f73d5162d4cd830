import { HOLIDAY_REGION } from '@jinpiao/contract/dictionaries'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accept, issued } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld } from '../testing/world.ts'
import { adjustPayableDates } from './calendar.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await createTestDatabase()
})
afterAll(() => t.drop())

const springFestival = [
  { day: '2027-02-05', kind: 'HOLIDAY', name: '春节' },
  { day: '2027-02-20', kind: 'WORKDAY', name: '春节调休' },
]

test('new holidays move the day of payment of what is issued already, once: audited, and told to issuer and holder', async () => {
  const world = await createWorld(t.database)
  const job = { database: t.database, clock: world.clock }
  const { pkCredit } = await issued(world, { promisedDate: '2027-02-05' })
  await accept(world, pkCredit)
  expect(await adjustPayableDates(job)).toBe(0)
  await t.database.write((tx) =>
    tx
      .insertInto('holiday')
      .values(springFestival.map((row) => ({ region: HOLIDAY_REGION, ...row })))
      .execute(),
  )
  expect([await adjustPayableDates(job), await adjustPayableDates(job)]).toEqual([1, 0])
  const { read } = t.database
  const ticket = await read.selectFrom('ticket').selectAll().where('pkCredit', '=', pkCredit).executeTakeFirstOrThrow()
  expect([ticket.promisedDate, ticket.payableDate]).toEqual(['2027-02-05', '2027-02-08'])
  const facts = await read.selectFrom('audit_log').select('after').where('target', '=', `ticket:${pkCredit}`).execute()
  expect(facts.map(({ after }) => after).join()).toContain('"payableDate":"2027-02-08"')
  const told = await read
    .selectFrom('message')
    .select(['fkCorp', 'params'])
    .where('notice', '=', 'PAYABLE_DAY_MOVED')
    .execute()
  expect(new Set(told.map(({ fkCorp }) => fkCorp))).toEqual(new Set([ticket.fkIssuer, ticket.fkHolder]))
  expect(told[0]?.params).toBe(JSON.stringify([ticket.creditNo, '2027-02-05', '2027-02-08']))
})
