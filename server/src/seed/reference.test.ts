import type { Holiday } from '@jinpiao/values/workingDays'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Act } from '../acts/command.ts'
import { holidays } from '../acts/holidays.ts'
import { putHolidays } from '../acts/holidayYears.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { pkRoleOf, seedReference } from './reference.ts'

let t: TestDatabase
beforeEach(async () => {
  t = await createTestDatabase()
})
afterEach(() => t.drop())

const menuOf = (path: string) =>
  t.database.read.selectFrom('menu').selectAll().where('menuBrief', '=', path).executeTakeFirstOrThrow()
const grantsOf = async (pkMenu: string) =>
  (await t.database.read.selectFrom('role_menu').select('pkRole').where('pkMenu', '=', pkMenu).execute()).map(
    ({ pkRole }) => pkRole,
  )

describe('a database of an older version', () => {
  test('gets the menus that a newer one has more, and keeps the rights that its operator has taken away', async () => {
    await seedReference(t.database)
    const [query, apply] = [await menuOf('/my/limit/query'), await menuOf('/credit/chain/transfer/apply')]
    const granted = await grantsOf(query.pkMenu)
    await t.database.write(async (tx) => {
      await tx.deleteFrom('role_menu').where('pkMenu', 'in', [query.pkMenu, apply.pkMenu]).execute()
      await tx.deleteFrom('menu').where('pkMenu', '=', query.pkMenu).execute()
      await tx.updateTable('setting').set({ value: 'older' }).where('name', '=', 'menus').execute()
    })
    await seedReference(t.database)
    expect(await menuOf('/my/limit/query')).toEqual(query)
    expect((await grantsOf(query.pkMenu)).sort()).toEqual(granted.sort())
    expect(granted).toContain(pkRoleOf('ROLE_CORE_OPERATOR'))
    expect(await grantsOf(apply.pkMenu)).toEqual([])
  })

  test('what is taken out of a menu does not come back with the next start of the same version', async () => {
    await seedReference(t.database)
    const { pkMenu } = await menuOf('/my/limit/query')
    await t.database.write((tx) => tx.deleteFrom('role_menu').where('pkMenu', '=', pkMenu).execute())
    await seedReference(t.database)
    expect(await grantsOf(pkMenu)).toEqual([])
  })
})

describe('the holidays of a year that comes', () => {
  const springFestival: Holiday[] = [
    { day: '2027-02-05', kind: 'HOLIDAY', name: '春节' },
    { day: '2027-02-20', kind: 'WORKDAY', name: '春节调休' },
  ]

  test('arrive by file: of the years that it names nothing of before remains, the others stay', async () => {
    await seedReference(t.database)
    const of = async (year: string) => (await holidays(t.database.read)).filter(({ day }) => day.startsWith(year))
    const before = await of('2026')
    await seedReference(t.database, springFestival)
    expect(await of('2027')).toEqual(springFestival)
    expect(await of('2026')).toEqual(before)
  })
  test('by an act: no start takes them back, until its file says something else', async () => {
    const of2027 = async () => (await holidays(t.database.read)).filter(({ day }) => day.startsWith('2027'))
    const put = async (rows: Holiday[]) =>
      t.database.write((tx) => putHolidays({ tx, facts: [] } as unknown as Act, rows))
    const [first, second] = springFestival.map((row) => [row]) as [Holiday[], Holiday[]]
    await seedReference(t.database, springFestival)
    expect(await put(first)).toEqual({ years: ['2027'], count: 1 })
    for (const file of [springFestival, []]) {
      await seedReference(t.database, file)
      expect(await of2027()).toEqual(first)
    }
    await seedReference(t.database, second)
    expect(await of2027()).toEqual(second)
  })

  test('what is shipped replaces only what was shipped', async () => {
    await seedReference(t.database)
    const of2026 = async () => (await holidays(t.database.read)).filter(({ day }) => day.startsWith('2026'))
    const own: Holiday[] = [{ day: '2026-10-01', kind: 'HOLIDAY', name: '国庆节' }]
    await t.database.write((tx) => putHolidays({ tx, facts: [] } as unknown as Act, own))
    await seedReference(t.database)
    expect(await of2026()).toEqual(own)
  })
})
