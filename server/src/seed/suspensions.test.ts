import { graceUntil } from '@jinpiao/contract/grace'
import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holidays } from '../acts/holidays.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, 300_000)
afterAll(() => t.close())

test('I29: an issuer of the demonstration is suspended since the day after the grace of its first unpaid ticket, and told so', async () => {
  const { read } = t.services.database
  const calendar = await holidays(read)
  const stopped = await read
    .selectFrom('corp')
    .select(['pkCorp', 'issueSuspendedSince'])
    .where('issueSuspendedSince', 'is not', null)
    .execute()
  expect(stopped.length).toBeGreaterThan(0)
  for (const { pkCorp, issueSuspendedSince } of stopped) {
    const overdue = read.selectFrom('ticket').select('payableDate').where('fkIssuer', '=', pkCorp)
    const days = await overdue.where('state', '=', 'OVERDUE').orderBy('payableDate').execute()
    expect(issueSuspendedSince).toBe(addDays(graceUntil(days[0]?.payableDate ?? '', calendar), 1))
    const messages = read.selectFrom('message').select('params').where('fkCorp', '=', pkCorp)
    const told = await messages.where('notice', '=', 'ISSUE_SUSPENDED').execute()
    expect(new Set(told.map(({ params }) => (JSON.parse(params) as string[])[0]))).toEqual(
      new Set([issueSuspendedSince]),
    )
  }
})
