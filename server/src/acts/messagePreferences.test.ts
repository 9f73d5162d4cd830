import { messageTypeNames } from '@jinpiao/contract/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../testing/world.ts'
import { runJob } from './command.ts'
import { messagePreferences, setMessagePreferences } from './messagePreferences.ts'
import { notify } from './notify.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const { personId } = world.people.director
  await t.database.write((tx) =>
    tx.updateTable('person').set({ email: 'lin@example.com' }).where('personId', '=', personId).execute(),
  )
})
afterAll(() => t.drop())

const tell = (messageType: (typeof messageTypeNames)[number]) =>
  runJob(as(world, 'operator'), (act) =>
    notify(
      act,
      world.core,
      { posts: ['DIRECTOR'] },
      { name: 'PRODUCT_OPENED', params: ['TICKET'], messageType, target: `test:${messageType}` },
    ),
  )
async function arrived(messageType: string) {
  const { userId } = world.people.director
  const messages = await t.database.read
    .selectFrom('message')
    .select('pkMessage')
    .where('userId', '=', userId)
    .where('target', '=', `test:${messageType}`)
    .execute()
  const sent = await t.database.read.selectFrom('outbox').select(['topic', 'payload']).orderBy('pkOutbox').execute()
  return { inbox: messages.length, sent: sent.map(({ topic, payload }) => [topic, JSON.parse(payload)]) }
}

test('who has chosen nothing has everything in the inbox, and nothing else', async () => {
  const { preferences, email } = await messagePreferences(reading(world, 'director'))
  expect(preferences.map(({ messageType }) => messageType)).toEqual(messageTypeNames)
  expect(preferences.every(({ inbox, sms, email: mail }) => inbox && !sms && !mail)).toBe(true)
  expect(email).toBe('l****@example.com')
  await tell('SYSTEM')
  expect(await arrived('SYSTEM')).toEqual({ inbox: 1, sent: [] })
})

test('a notice may be left out of the inbox; text and mail go to the outbox', async () => {
  const chosen = { messageType: 'NOTICE', inbox: false, sms: true, email: true } as const
  await setMessagePreferences(as(world, 'director'), { preferences: [chosen] })
  await tell('NOTICE')
  const said = { template: 'PRODUCT_OPENED', params: ['TICKET'] }
  const { inbox, sent } = await arrived('NOTICE')
  expect(inbox).toBe(0)
  expect(sent).toEqual([
    ['SMS', { mobile: expect.stringMatching(/^138/), ...said }],
    ['EMAIL', { email: 'lin@example.com', ...said }],
  ])
})

test.each(['TODO', 'RISK'] as const)('%s stays in the inbox, whatever is sent', async (messageType) => {
  const chosen = { messageType, inbox: false, sms: false, email: false }
  const { preferences } = await setMessagePreferences(as(world, 'director'), { preferences: [chosen] })
  expect(preferences.find((each) => each.messageType === messageType)?.inbox).toBe(true)
  await tell(messageType)
  expect((await arrived(messageType)).inbox).toBe(1)
})

test('it is the user’s own: others of the enterprise get what they got', async () => {
  const { preferences } = await messagePreferences(reading(world, 'operator'))
  expect(preferences.every(({ inbox, sms }) => inbox && !sms)).toBe(true)
})
