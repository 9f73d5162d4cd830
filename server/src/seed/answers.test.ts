import { afterAll, beforeAll, expect, test } from 'vitest'
import { untrueNotices } from '../testing/figures/noticeDays.ts'
import { messagesOffTheirDay, untrueAnswers } from '../testing/seededDays.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({}, { length: 'whole' })
}, 900_000)
afterAll(() => t.close())

test('what institutions have answered in the demonstration they answered on a working day, the told one, after they were asked', async () => {
  const { asked, untrue } = await untrueAnswers(t.services.database.read, t.services.clock)
  expect(asked).toBeGreaterThan(300)
  expect(untrue).toEqual([])
})

test('a message of the demonstration that speaks of a day stands on that day', async () => {
  const { spoken, astray } = await messagesOffTheirDay(t.services.database.read)
  expect(spoken.size).toBeGreaterThan(5)
  expect(astray).toEqual([])
  expect(await untrueNotices(t.services.database)).toEqual([])
})
