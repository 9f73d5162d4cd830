import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serials } from '../db/migrations/018_serials.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

test('I13: old databases take one serial of two authorities as well, and keep the keys that they have', async () => {
  const { owner, dialect } = t.services.database
  await undoLater()
  const keys = () => owner.selectFrom('ukey').selectAll().orderBy('pkUkey').execute()
  const before = await keys()
  expect(before.length).toBeGreaterThan(2)
  const [first, second] = before
  const giveSerialOfFirst = (issuerDn: string) =>
    owner
      .updateTable('ukey')
      .set({ certSerialNo: first?.certSerialNo ?? '', issuerDn })
      .where('pkUkey', '=', second?.pkUkey ?? '')
      .execute()
  // As it was: dropped with the table on SQLite, by its name on PostgreSQL.
  const old =
    dialect === 'postgres'
      ? sql`alter table ukey add constraint "ukey_certSerialNo_key" unique ("certSerialNo")`
      : sql`create unique index ukey_serial on ukey (certSerialNo)`
  await old.execute(owner)
  await expect(giveSerialOfFirst('CN=Another authority')).rejects.toThrow()
  await serials(owner as unknown as Kysely<unknown>, dialect)
  expect(await keys()).toEqual(before)
  await giveSerialOfFirst('CN=Another authority')
  await expect(giveSerialOfFirst(first?.issuerDn ?? '')).rejects.toThrow()
})

/** The table as 018 found it: without what 060 and 105 have added since. */
async function undoLater(): Promise<void> {
  const { owner } = t.services.database
  await owner.deleteFrom('ukey_order').execute()
  for (const index of ['ukey_until', 'ukey_state_until', 'ukey_ends'])
    await sql.raw(`drop index ${index}`).execute(owner)
  for (const column of ['fkCorp', 'pkApply', 'lostAt', 'printedNo']) {
    await sql`alter table ukey drop column ${sql.ref(column)}`.execute(owner)
  }
}
