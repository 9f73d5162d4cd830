import { extendSession, getSecurity } from '@jinpiao/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '../domain/clock.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

test('a lock that is held for long keeps no reader out, although each request moves the deadline', async () => {
  const client = t.client()
  await client.enter('CO')
  t.clock.advance(5 * MINUTE_MS)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const holder = t.services.database.owner.transaction().execute(async (tx) => {
    await tx.updateTable('session').set({ lastSeenAt: '' }).execute()
    await released
  })
  const answers = await Promise.all([client.call(getSecurity), client.call(getSecurity)])
  expect(answers.map(({ code }) => code)).toEqual(['0', '0'])
  release()
  await holder
  t.clock.advance(MINUTE_MS)
  // Who waited for the lock has to see that it is gone.
  const deadline = async () => Date.parse((await client.call(extendSession)).data.expiresAt)
  await expect.poll(deadline).toBe(t.clock.now() + 30 * MINUTE_MS)
})
