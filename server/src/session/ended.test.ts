import { endOtherSessions } from '@jinpiao/contract/person'
import { getSecurity, logout } from '@jinpiao/contract/session'
import { SESSION_ENDED_HEADER } from '@jinpiao/contract/sessionEnds'
import { listUsers, setUserState } from '@jinpiao/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '../domain/clock.ts'
import { seedPeople } from '../seed/enterprises.ts'
import { pkRoleOf } from '../seed/reference.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'
import { tidySecrets } from './tidy.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const over = async (client: TestClient) => {
  const { status, headers } = await client.call(getSecurity)
  return [status, headers[SESSION_ENDED_HEADER]]
}
async function enters(person: string): Promise<TestClient> {
  const client = t.client()
  expect((await client.enter(person)).code).toBe('0')
  return client
}

test('a session that was ended elsewhere says so, one that was left or has run out does not', async () => {
  const [here, there] = [await enters('CO'), await enters('CO')]
  expect((await here.call(endOtherSessions)).code).toBe('0')
  expect(await over(there)).toEqual([401, 'ELSEWHERE'])
  const { cookie } = here
  await here.call(logout)
  here.cookie = cookie
  expect(await over(here)).toEqual([401, undefined])
  const late = await enters('CO')
  t.clock.advance(HOUR_MS)
  expect(await over(late)).toEqual([401, undefined])
  expect(await over(t.client())).toEqual([401, undefined])
})

test('one whose user was disabled says that, and until it would have ended anyway', async () => {
  const out = await enters('CQ')
  const administrator = await enters('CD')
  await administrator.call(getSecurity, { query: { currentRole3: pkRoleOf('ROLE_CORP_MANAGER') } })
  const { list } = (await administrator.call(listUsers, { query: { pageSize: 100 } })).data
  const name = seedPeople.find(({ key }) => key === 'CQ')?.name
  const user = list.find(({ personName }) => personName === name)
  const params = { userId: user?.userId ?? '' }
  const body = { version: user?.version ?? 0, userState: 'DISABLED' as const }
  expect((await administrator.call(setUserState, { params, body })).code).toBe('0')
  expect(await over(out)).toEqual([401, 'DISABLED'])
  const kept = () => t.services.database.read.selectFrom('ended_session').select('why').execute()
  expect((await kept()).length).toBeGreaterThan(0)
  t.clock.advance(12 * HOUR_MS + 1)
  await tidySecrets(t.services.database, t.clock)
  expect(await kept()).toEqual([])
})
