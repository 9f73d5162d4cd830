import { describe, expect, test } from 'vitest'
import { unopenedRows } from '../testing/offers/unopened.ts'
import { untakenOffers } from '../testing/offers/untaken.ts'
import { createTestApp } from '../testing/testApp.ts'

/** A demonstration of 400 days, on a busy machine. */
const TIMEOUT = 900_000

describe('P21: what a row offers the server takes, its page opens and offers the same, for everybody of the demonstration', () => {
  test.each([
    ['today', 0],
    ['after 35 days', 35],
    ['after 180 days', 180],
    ['after 400 days', 400],
  ] as const)('%s', { timeout: TIMEOUT }, async (_, after) => {
    const { services, close } = await createTestApp({}, { after })
    expect(await untakenOffers(services.database, services.clock)).toEqual([])
    expect(await unopenedRows(services.database, services.clock)).toEqual([])
    await close()
  })
})
