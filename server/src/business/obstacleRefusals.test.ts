import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import { type ObstacleName, obstacleOf } from '@jinpiao/contract/obstacles'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentOf } from '../testing/contentOf.ts'
import { obstaclePairs, produce } from '../testing/obstacles.ts'
import { submitRequest } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { begin, submitter } from '../testing/walk/reach.ts'
import { as, createWorld, type World } from '../testing/world.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

/**
 * A stored form has chosen: where nothing is left to be chosen, it is refused for what it names, by a rule of its own. The
 * ticket that another act holds, the limit that is suspended.
 */
const ofChoice: Partial<Record<ObstacleName, BusinessErrorCode>> = {
  LINE_USED_UP: '09000101',
  NO_LIMIT: '05000102',
  NO_SUPPLIER: '04000116',
  NO_TICKET: '04000101',
  NO_DUE_TICKET: '04000141',
  NO_PAYING_LINE: '04000147',
  NO_LOAN: '09000115',
  NO_BILL: '01000302',
  NO_RECOMMENDER: '09000114',
  NO_KEY: '01000311',
  NO_BEARER: '11000128',
  NO_SIGNUP_PRODUCT: '01000302',
}

/** What a refusal may leave behind: that it was asked, and with which signature. */
const asked = { idempotency: '', sign_request: '', signature: '' }
const content = async () => ({ ...(await contentOf(t.database)), ...asked })

test.each(obstaclePairs)(
  '0049: past the page of %s, %s refuses the submission and changes nothing',
  async (type, name) => {
    const pkApply = await begin(world, type)
    const who = as(world, await submitter(world, type, pkApply))
    const send = await submitRequest(type, who, pkApply)
    await produce[name](world, type)
    // What is open besides is of the same enterprise.
    await t.database.write((tx) =>
      tx.updateTable('application').set({ fkCorp: who.actor.fkCorp }).where('businessType', '=', type).execute(),
    )
    const before = await content()
    const { results } = await send()
    const { code, isChoice } = obstacleOf(name)
    expect(results).toMatchObject([{ ok: false, code: isChoice ? ofChoice[name] : code }])
    expect(await content()).toEqual(before)
  },
)
