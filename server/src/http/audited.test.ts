import { listCredits } from '@jinpiao/contract/credits'
import { presignDownload, showSnapshot } from '@jinpiao/contract/files'
import { getSecurity, logout } from '@jinpiao/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrokenLink } from '../acts/audit.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const fkCorp = 'corp-huayue'
const entries = () =>
  t.services.database.read
    .selectFrom('audit_log')
    .select(['action', 'target', 'personName', 'before', 'after'])
    .where('fkCorp', '=', fkCorp)
    .orderBy('seq')
    .execute()

test('login, switch of roles, download, preview, export and logout are audited, each once', async () => {
  const before = (await entries()).length
  const client = t.client()
  await client.enter('CO+CD')
  await client.call(getSecurity, { query: { currentRole3: 'role-core-director' } })
  await client.call(getSecurity, { query: { currentRole3: 'role-core-director' } })
  const { pkFile, name } = await t.services.database.read
    .selectFrom('file_object')
    .select(['pkFile', 'name'])
    .where('fkCorp', '=', fkCorp)
    .executeTakeFirstOrThrow()
  expect((await client.call(presignDownload, { query: { pkFile } })).code).toBe('0')
  expect((await client.call(showSnapshot, { params: { id: pkFile, type: 'ORIGINAL' } })).status).toBe(200)
  const asked = { format: 'csv', scope: 'ISSUED' } as never
  expect((await client.call(listCredits.export, { query: asked })).status).toBe(200)
  await client.call(logout, {}, { signature: false })

  const person = 'person:person-co-cd'
  const file = `file:${pkFile}`
  const of = (action: string, target: string, after: object | null, earlier: object | null = null) => ({
    action,
    target,
    personName: '赵予安',
    before: earlier && JSON.stringify(earlier),
    after: after && JSON.stringify(after),
  })
  const added = (await entries()).slice(before)
  expect(added.map(({ action }) => action)).toEqual([
    'session.login',
    'session.role',
    'file.download',
    'file.view',
    'list.export',
    'session.logout',
  ])
  expect(added[0]).toEqual(of('session.login', person, { way: 'password' }))
  const [operator, director] = ['ROLE_CORE_OPERATOR', 'ROLE_CORE_DIRECTOR'].map((roleCode) => ({ roleCode }))
  expect(added[1]).toEqual(of('session.role', person, director ?? null, operator ?? null))
  expect(added[2]).toEqual(of('file.download', file, { name }))
  expect(added[4]).toMatchObject({ target: 'list:credits', after: expect.stringContaining('"scope":"ISSUED"') })
  expect(await findBrokenLink(t.services.database.read, fkCorp)).toBeUndefined()
})
