import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { attempt, openDatabase } from './database.ts'
import { isBusy } from './failures.ts'
import { migrate, migrations } from './migrate.ts'
import { createTable, type Migrations } from './migrations/ddl.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await createTestDatabase({ threads: true })
})
afterAll(() => t.drop())

const at = '2026-11-21T09:00:00+08:00'
const addCorp = (pkCorp: string) =>
  t.database.write((tx) =>
    tx
      .insertInto('corp')
      .values({
        pkCorp,
        corpName: pkCorp,
        creditCode: pkCorp,
        userType: 'CORE',
        scale: '大型',
        createdAt: at,
        updatedAt: at,
      })
      .execute(),
  )
const addLimit = (pkLimit: string, totalFen: bigint, usedFen = 0n) =>
  t.database.write((tx) =>
    tx
      .insertInto('credit_limit')
      .values({
        pkLimit,
        fkCorp: 'C1',
        fkSource: 'C1',
        sourceName: '示范银行',
        product: '金票',
        channel: 'BANK',
        totalFen,
        usedFen,
        dayFrom: '2026-01-01',
        dayTo: '2027-01-01',
        state: 'ACTIVE',
      })
      .execute(),
  )

describe('database', () => {
  beforeAll(() => addCorp('C1'))

  test('migrating twice changes nothing', async () => {
    await migrate(t.database)
    const corps = await t.database.read.selectFrom('corp').select('pkCorp').execute()
    expect(corps).toEqual([{ pkCorp: 'C1' }])
  })

  test('a package with lower numbers may land on a database that has higher ones', async () => {
    const later = await createTestDatabase()
    const makes = (table: string): Migrations => ({
      [`${table}_first`]: (db, dialect) => createTable(db, dialect, `t${table}`, 'pk text primary key'),
    })
    await migrate(later.database, { ...migrations, ...makes('902') })
    await migrate(later.database, { ...migrations, ...makes('901'), ...makes('902') })
    for (const table of ['t901', 't902']) {
      expect((await sql`select * from ${sql.table(table)}`.execute(later.database.owner)).rows).toEqual([])
    }
    await later.drop()
  })

  test('a database that a newer version has used is refused in one sentence', async () => {
    const newer = await createTestDatabase()
    await migrate(newer.database, { ...migrations, '999_later': async () => undefined })
    await expect(migrate(newer.database)).rejects.toThrow(
      'A newer version has used the database (its 999_later is not known here): start that version, or restore a backup from before it',
    )
    await newer.drop()
  })

  test('migrations 078 and 106 take a database with suppliers and people along: who was never invited is told so', async () => {
    const old = await createTestDatabase({ bare: true })
    const { database } = old
    const added = ['078_supplier_states', '106_analytics']
    await migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => !added.includes(name))))
    const corp = sql`insert into corp ("pkCorp", "corpName", "creditCode", "userType", scale, "createdAt", "updatedAt")
      values ('C1', 'C1', 'C1', 'CORE', '', ${at}, ${at})`
    await corp.execute(database.owner)
    for (const [key, state, fkCorp] of [
      ['S1', 'ACTIVE', null],
      ['S2', 'ACTIVE', 'C1'],
      ['S3', 'INVITED', null],
      ['S4', 'STOPPED', null],
    ] as const) {
      await sql`insert into supplier ("pkSupplier", "fkCorp", "fkSupplierCorp", "corpName", "creditCode", state, "isFirstLevel", "createdAt", "updatedAt")
        values (${key}, 'C1', ${fkCorp}, ${key}, ${key}, ${state}, 0, ${at}, ${at})`.execute(database.owner)
    }
    await migrate(database)
    const shown = async () => {
      const found = sql<{ shown: string }>`select "shownState" as shown from supplier order by "pkSupplier"`
      return (await found.execute(database.read)).rows.map((row) => row.shown)
    }
    expect(await shown()).toEqual(['ADDED', 'ACTIVE', 'INVITED', 'STOPPED'])
    await sql`update supplier set "fkSupplierCorp" = 'C1' where "pkSupplier" = 'S1'`.execute(database.owner)
    expect((await shown())[0]).toBe('ACTIVE')
    await old.drop()
  })

  test('I11: one ID card is one person, whatever his mobile numbers; none is known of many', async () => {
    const add = (personId: string, idCode: string) =>
      t.database.write((tx) =>
        tx
          .insertInto('person')
          .values({ personId, personName: '王一', idCode, mobile: personId, passwordHash: '', pwdChangedAt: at })
          .execute(),
      )
    await add('P1', '11010519900101001X')
    await expect(add('P2', '11010519900101001X')).rejects.toThrow()
    await add('P3', '')
    await add('P4', '')
  })

  test('D5: money is bigint beyond 2^53, other integers are numbers, sums of money stay exact', async () => {
    await addLimit('L1', 9_999_999_999_999_998n)
    await addLimit('L2', 9_999_999_999_999_998n)
    const row = await t.database.read
      .selectFrom('credit_limit')
      .select(['totalFen', 'entrySeq'])
      .where('pkLimit', '=', 'L1')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ totalFen: 9_999_999_999_999_998n, entrySeq: 0 })
    const sum = await t.database.read
      .selectFrom('credit_limit')
      .select([
        sql<bigint>`cast(sum("totalFen") as bigint)`.as('sumFen'),
        sql<number>`cast(count(*) as integer)`.as('count'),
      ])
      .executeTakeFirstOrThrow()
    expect(sum).toEqual({ sumFen: 19_999_999_999_999_996n, count: 2 })
  })

  test('I9: the database itself refuses a limit that is overdrawn', async () => {
    await expect(addLimit('L3', 100n, 101n)).rejects.toThrow()
  })

  test('I23: the audit log takes no UPDATE and no DELETE', async () => {
    await t.database.write((tx) =>
      tx
        .insertInto('audit_log')
        .values({
          fkCorp: 'C1',
          seq: 1,
          at,
          personId: 'P',
          personName: '',
          action: 'A',
          target: 'T',
          ip: '',
          userAgent: '',
          before: null,
          after: null,
          requestId: 'R',
          prevHash: '',
          hash: 'h',
        })
        .execute(),
    )
    const change = t.database.write((tx) => tx.updateTable('audit_log').set({ hash: 'x' }).execute())
    await expect(change).rejects.toThrow(/append-only/)
    await expect(t.database.write((tx) => tx.deleteFrom('audit_log').execute())).rejects.toThrow(/append-only/)
  })

  test('D4: a refused entry of a batch is undone, its neighbours stay', async () => {
    await t.database.write(async (tx) => {
      for (const name of ['first', 'second', 'third']) {
        await attempt(
          tx,
          async () => {
            await tx.insertInto('counter').values({ name, last: 1 }).execute()
            if (name === 'second') throw new RangeError('refused')
          },
          (error) => error instanceof RangeError,
        )
      }
    })
    const names = await t.database.read.selectFrom('counter').select('name').orderBy('name').execute()
    expect(names.map((row) => row.name)).toEqual(['first', 'third'])
  })

  test('DISTINCT stays when locks are left out: SQLite has no row locks', async () => {
    const { read } = t.database
    const kinds = await read.selectFrom('credit_limit').select('state').distinct().execute()
    expect(kinds).toEqual([{ state: 'ACTIVE' }])
    expect(await read.selectFrom('credit_limit').select('state').execute()).toHaveLength(2)
  })

  test('a transaction that fails leaves nothing behind, and nobody sees it before it commits', async () => {
    const failing = t.database.write(async (tx) => {
      await tx.insertInto('setting').values({ name: 'a', value: '1' }).execute()
      expect(await t.database.read.selectFrom('setting').selectAll().execute()).toEqual([])
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await t.database.read.selectFrom('setting').selectAll().execute()).toEqual([])
  })

  test('a commit waits for the disk, but not in a hurry; after it, also a failed one, it waits again', async () => {
    const waits = async () => {
      const asked = t.database.dialect === 'sqlite' ? sql`pragma synchronous` : sql`show synchronous_commit`
      const { rows } = await t.database.write((tx) => asked.execute(tx))
      return ['2', 'on'].includes(String(Object.values(rows[0] as object)[0]))
    }
    expect(await waits()).toBe(true)
    let inHurry: boolean | undefined
    await t.database.hurried(async () => {
      // Work in the background, as the nights of a demonstration are, leaves the hurry as it was.
      await t.database.write((tx) => tx.selectFrom('corp').selectAll().execute(), { isInBackground: true })
      inHurry = await waits()
    })
    expect(inHurry).toBe(false)
    expect(await waits()).toBe(true)
    await expect(t.database.hurried(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await waits()).toBe(true)
  })

  test('many writes in a row, as jobs have them, keep nobody waiting', async () => {
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    for (let i = 0; i < 40; i += 1) await t.database.write((tx) => tx.selectFrom('corp').selectAll().execute())
    isDone = true
    expect(turns).toBeGreaterThanOrEqual(40)
  })

  test('50 concurrent increments of one row lose nothing', async () => {
    await t.database.write((tx) => tx.insertInto('counter').values({ name: 'race', last: 0 }).execute())
    const increment = () =>
      t.database.write(async (tx) => {
        const { last } = await tx
          .selectFrom('counter')
          .select('last')
          .where('name', '=', 'race')
          .forUpdate()
          .executeTakeFirstOrThrow()
        await tx
          .updateTable('counter')
          .set({ last: last + 1 })
          .where('name', '=', 'race')
          .execute()
      })
    await Promise.all(Array.from({ length: 50 }, increment))
    const row = await t.database.read.selectFrom('counter').select('last').where('name', '=', 'race').executeTakeFirst()
    expect(row?.last).toBe(50)
  })

  test('one slow read keeps nobody waiting: reads and writes that begin after it end before it', async () => {
    const look = () => t.database.read.selectFrom('corp').selectAll().execute()
    // Readers that have not started yet take their time.
    await Promise.all(Array.from({ length: 4 }, look))
    const ended: string[] = []
    const slow = sql<{ i: number }>`with recursive n(i) as (select 1 union all select i + 1 from n where i < 4000000)
      select cast(max(i) as integer) as i from n`
    const after = async (name: string, work: Promise<unknown>) => {
      await work
      ended.push(name)
    }
    await Promise.all([
      after('slow', slow.execute(t.database.read)),
      after('read', look()),
      after(
        'write',
        t.database.write((tx) => tx.insertInto('setting').values({ name: 'b', value: '1' }).execute()),
      ),
    ])
    expect(ended.toSorted()).toEqual(['read', 'slow', 'write'])
    expect(ended.at(-1)).toBe('slow')
  })

  test('many reads at once all get their own answer, and one that fails says why without harming the next', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index)
    const answers = await Promise.all(
      numbers.map((index) => sql<{ n: number }>`select cast(${index} as integer) as n`.execute(t.database.read)),
    )
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(numbers)
    await expect(sql`select 1 from nowhere`.execute(t.database.read)).rejects.toThrow(/nowhere/)
    expect(await t.database.read.selectFrom('corp').selectAll().execute()).toHaveLength(1)
  })

  test('nothing is written through a reader', async () => {
    const write = t.database.read.insertInto('setting').values({ name: 'c', value: '1' }).execute()
    await expect(write).rejects.toThrow(/read-?only/)
  })

  test('a lock that is held for long takes no reader down: the acts that wait for it are refused, and succeed later', async () => {
    const other = openDatabase(t.location)
    const increment = () => t.database.write((tx) => tx.updateTable('counter').set({ last: 1 }).execute())
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let holder: Promise<void> | undefined
    await new Promise<void>((held) => {
      holder = other.write(async (tx) => {
        await tx.updateTable('counter').set({ last: 0 }).execute()
        held()
        await released
      })
    })
    const waiting = Promise.allSettled(Array.from({ length: 12 }, increment))
    const reads: number[] = []
    for (let looks = 0; looks < 20; looks += 1) {
      const began = performance.now()
      await t.database.read.selectFrom('corp').selectAll().execute()
      reads.push(performance.now() - began)
    }
    const refused = (await waiting).flatMap((each) => (each.status === 'rejected' ? [isBusy(each.reason)] : []))
    expect(refused).toEqual(Array.from({ length: 12 }, () => true))
    expect(Math.max(...reads)).toBeLessThan(2000)
    release()
    await holder
    await increment()
    await other.close()
  })
})
