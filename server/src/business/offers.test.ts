import { moveClock } from '@jinpiao/contract/dev'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unopenedRows } from '../testing/offers/unopened.ts'
import { untakenOffers } from '../testing/offers/untaken.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

/** A demonstration of 400 days, on a busy machine. */
const TIMEOUT = 900_000

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, TIMEOUT)
afterAll(() => t.close())

describe('P21: what a row offers the server takes, its page opens and offers the same, for everybody of the demonstration', () => {
  test.each([
    ['today', 0],
    ['after 35 days', 35],
    ['after 180 days', 145],
    ['after 400 days', 220],
  ])('%s', { timeout: TIMEOUT }, async (_, days) => {
    if (days > 0) await t.client().call(moveClock, { body: { days, hours: 0 } })
    expect(await untakenOffers(t.services.database, t.services.clock)).toEqual([])
    expect(await unopenedRows(t.services.database, t.services.clock)).toEqual([])
  })
})
