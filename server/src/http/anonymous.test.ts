import { downloadFile } from '@jinpiao/contract/files'
import { logout, resetPassword, sendSms } from '@jinpiao/contract/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contractEndpoints } from '../testing/endpoints.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const rows = async () => {
  const tables = await t.services.database.read.introspection.getTables()
  const counts = tables.map(async ({ name }) => {
    const {
      rows: [row],
    } = await sql<{ count: number }>`select cast(count(*) as integer) as count from ${sql.table(name)}`.execute(
      t.services.database.read,
    )
    return [name, row?.count]
  })
  return Object.fromEntries(await Promise.all(counts))
}

test('anonymous calls write no rows, and never take the writer', async () => {
  const reads = (await contractEndpoints()).filter(
    ({ method, permission }) => method === 'GET' && permission === 'anyone',
  )
  expect(reads.length).toBeGreaterThan(4)
  const before = await rows()
  const write = vi.spyOn(t.services.database, 'write')
  for (let round = 0; round < 20; round += 1) {
    for (const endpoint of reads) {
      const client = t.client()
      if (endpoint.path === logout.path) client.cookie = 'jinpiao_session=nobodys'
      const params = endpoint.path === downloadFile.path ? { token: 'nobodys' } : undefined
      await client.call(endpoint, {
        ...(params && { params: params as never }),
        query: { certSerialNo: 'ABCDEF' } as never,
      })
    }
    await t.client().call(sendSms, { body: { mobile: 'x', scene: 'LOGIN' } })
    await t.client().call(resetPassword, { body: {} as never })
  }
  expect(write).not.toHaveBeenCalled()
  expect(await rows()).toEqual(before)
})
