import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canonicalJson, sha256 } from '../domain/digest.ts'
import { checkAudit } from '../jobs/nightly.ts'
import { systemContext } from '../jobs/system.ts'
import { accept, draft, issued, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { findBrokenLink, GENESIS } from './audit.ts'
import { runJob } from './command.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  for (let drafts = 0; drafts < 3; drafts++) await submit(world, await draft(world))
  await allowForging()
})
afterEach(() => t.drop())

/** What somebody with the rights of the database's owner can do: the guard against UPDATE and DELETE is lifted. */
async function allowForging(): Promise<void> {
  const on = t.database.dialect === 'postgres' ? ' on audit_log' : ''
  await t.database.write(async (tx) => {
    for (const act of ['update', 'delete']) await sql.raw(`drop trigger audit_log_no_${act}${on}`).execute(tx)
  })
}

type AuditRow = Awaited<ReturnType<typeof entries>>[number]
const broken = () => findBrokenLink(t.database.read, world.core)
const entries = () =>
  t.database.read.selectFrom('audit_log').selectAll().where('fkCorp', '=', world.core).orderBy('seq').execute()
const change = (seq: number, changes: { after?: string; prevHash?: string; hash?: string }) =>
  t.database.write((tx) =>
    tx.updateTable('audit_log').set(changes).where('fkCorp', '=', world.core).where('seq', '=', seq).execute(),
  )
const remove = (seq: number) =>
  t.database.write((tx) => tx.deleteFrom('audit_log').where('fkCorp', '=', world.core).where('seq', '=', seq).execute())

test('I23: both sides of an acceptance find it in their own chain; from where it was done, only the one who did it', async () => {
  const { pkApply, pkCredit } = await issued(world)
  await accept(world, pkCredit)
  const of = async (fkCorp: string | undefined) =>
    t.database.read
      .selectFrom('audit_log')
      .select(['personId', 'target', 'userAgent'])
      .where('action', '=', 'ISSUE.APPROVE')
      .where('fkCorp', '=', fkCorp ?? '')
      .where('personId', '=', world.people.supplierOperator.personId)
      .execute()
  const { personId } = world.people.supplierOperator
  const fact = { personId, target: `application:${pkApply}` }
  expect(await of(world.core)).toEqual([{ ...fact, userAgent: '' }])
  expect(await of(world.suppliers[0]?.fkCorp)).toEqual([{ ...fact, userAgent: 'test' }])
  for (const { fkCorp } of [{ fkCorp: world.core }, ...world.suppliers]) {
    expect(await findBrokenLink(t.database.read, fkCorp)).toBeUndefined()
  }
})

describe('I23: a forged audit log is found, and where', () => {
  test('what the commands have written verifies', async () => {
    expect(await entries()).toHaveLength(6)
    expect(await broken()).toBeUndefined()
  })

  test('more entries than are read at once, while others write', async () => {
    const fact = { action: 'TEST', target: 'test' }
    const write = (count: number) =>
      runJob(systemContext({ database: t.database, clock: world.clock }, world.rival), async ({ facts }) => {
        for (let i = 0; i < count; i += 1) facts.push(fact)
      })
    await write(1500)
    const [found] = await Promise.all([findBrokenLink(t.database.read, world.rival), write(3), write(3), write(3)])
    expect(found).toBeUndefined()
  })

  test('a changed entry is found in the night, once, by the name of its chain', async () => {
    const job = { database: t.database, clock: world.clock }
    await change(3, { after: '{"state":"DONE"}' })
    await expect(checkAudit(job)).rejects.toThrow(`The audit log was changed: ${world.core} from entry 3 on`)
    await expect(checkAudit(job)).resolves.toBeUndefined()
  })

  test('a night in which the look was broken off is looked at the next time, and then no more', async () => {
    const job = { database: t.database, clock: { now: () => world.clock.now() + 86_400_000 } }
    await change(3, { after: '{"state":"DONE"}' })
    // As it is for the next server, when this one is killed: it has begun, and nothing comes after it.
    const read = new Proxy(t.database.read, {
      get: (target, name) => (name === 'selectFrom' ? from(target) : Reflect.get(target, name, target)),
    })
    const from = (reader: typeof read) => (table: 'audit_log') => {
      if (table === 'audit_log') throw new Error('killed')
      return reader.selectFrom(table)
    }
    await expect(checkAudit({ ...job, database: { ...t.database, read } })).rejects.toThrow('killed')
    await expect(checkAudit(job)).rejects.toThrow(`The audit log was changed: ${world.core} from entry 3 on`)
    await expect(checkAudit(job)).resolves.toBeUndefined()
  })

  test('a changed entry', async () => {
    await change(3, { after: '{"state":"DONE"}' })
    expect(await broken()).toBe(3)
  })

  test('a changed entry whose own hash was made to fit: the next one does not follow from it', async () => {
    const { hash: _hash, ...third } = (await entries())[2] ?? {}
    const after = '{"state":"DONE"}'
    await change(3, { after, hash: sha256(canonicalJson({ ...third, after })) })
    expect(await broken()).toBe(4)
  })

  test('a changed last entry whose own hash was made to fit: the head does not follow from it', async () => {
    const { hash: _hash, ...last } = (await entries()).at(-1) ?? {}
    const after = '{"state":"DONE"}'
    await change(6, { after, hash: sha256(canonicalJson({ ...last, after })) })
    expect(await broken()).toBe(7)
  })

  test('a chain that does not begin at its beginning', async () => {
    await change(1, { prevHash: 'f'.repeat(64) })
    expect(await broken()).toBe(1)
  })

  test('an entry taken out of the middle: the one behind the gap', async () => {
    await remove(4)
    expect(await broken()).toBe(5)
  })

  test('an entry cut off the end, which the head still knows', async () => {
    await remove(6)
    expect(await broken()).toBe(6)
  })

  test('an entry added past the head, even one that is linked as it should be', async () => {
    const { hash: prevHash = '', ...last } = (await entries()).at(-1) ?? {}
    const forged = { ...last, seq: 7, requestId: 'forged-request', prevHash } as Omit<AuditRow, 'hash'>
    const row = { ...forged, hash: sha256(canonicalJson(forged)) }
    await t.database.write((tx) => tx.insertInto('audit_log').values(row).execute())
    expect(await broken()).toBe(8)
    await change(7, { prevHash: GENESIS })
    expect(await broken()).toBe(7)
  })
})
