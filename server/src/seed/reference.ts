import { type RoleCode, roles } from '@jinpiao/contract/roles'
import type { Holiday } from '@jinpiao/values/workingDays'
import type { Insertable } from 'kysely'
import { bringHolidays } from '../acts/holidayYears.ts'
import type { Database, Writer } from '../db/database.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import type { MenuTable } from '../db/tables/identity.ts'
import { digestOf } from '../domain/digest.ts'
import { holidayRows } from './holidays.ts'
import { menuRows, type RoleShort } from './menuRows.ts'
import { type GivenPlaces, seedPlaces } from './places.ts'

const roleShorts: Record<Exclude<RoleCode, 'ROLE_CORP_DEFAULT'>, RoleShort> = {
  ROLE_CORE_OPERATOR: 'CO',
  ROLE_CORE_DIRECTOR: 'CD',
  ROLE_CORE_FINAL_REVIEW: 'CF',
  ROLE_CORE_QUERY: 'CQ',
  ROLE_CORP_OPERATOR: 'SO',
  ROLE_CORP_DIRECTOR: 'SD',
  ROLE_NO_LEGAL_ENTITY_DIRECTOR: 'CD',
  ROLE_CORP_QUERY: 'SQ',
  ROLE_PURCHASE: 'PU',
  ROLE_CORP_MANAGER: 'MA',
  ROLE_FINANCE_CLIENT_MANAGER: 'FI',
  ROLE_FINANCE_PRODUCT_MANAGER: 'FI',
}

/** Where a role lands; finance staff and people without a role have no page of their own (product Q13). */
const homes: Partial<Record<RoleShort, string>> = {
  CO: '/credit/core/index/operator',
  CD: '/credit/core/index/director',
  CF: '/credit/core/index/final',
  CQ: '/credit/core/index/query',
  SO: '/credit/chain/index/operator',
  SD: '/credit/chain/index/director',
  SQ: '/credit/chain/index/query',
  PU: '/credit/chain/index/operator',
  MA: '/my/person-info/index',
}
const shipped = holidayRows.map(([day, kind, name]): Holiday => ({ day, kind, name }))
const NO_HOME = '/error-page/contact-manager-open-product'

export const pkRoleOf = (code: RoleCode): string => code.toLowerCase().replaceAll('_', '-')

/**
 * What every deployment needs before its first user: roles, menus, the calendar, places. Later it adds what a newer version has
 * more; what is there stays as its operator has made it.
 * @param given holidays of years that the operator knows better, of a file; they replace the shipped ones.
 * @param places the operator's own lists of regions and branches.
 */
export async function seedReference(
  database: Database,
  given: readonly Holiday[] = [],
  places: GivenPlaces = {},
): Promise<void> {
  const menus = digestOf(menuRows)
  const hasMenus = (await readSetting(database.read, 'menus')) === menus
  await database.write(async (tx) => {
    if (!hasMenus) {
      await insertRoles(tx)
      await insertMenus(tx)
      await writeSetting(tx, 'menus', menus)
    }
    await bringHolidays(tx, { file: given, shipped })
    await seedPlaces(tx, places)
  })
}

async function insertRoles(tx: Writer): Promise<void> {
  const rows = (Object.keys(roles) as RoleCode[]).map((code) => {
    const short = code === 'ROLE_CORP_DEFAULT' ? undefined : roleShorts[code]
    const homeUrl = (short && homes[short]) ?? NO_HOME
    return { pkRole: pkRoleOf(code), roleCode: code, roleLabel: roles[code].label[0], post: roles[code].post, homeUrl }
  })
  await tx
    .insertInto('role')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Entries are known by their address, groups by their name. Only what is new is granted: a right taken away stays so. */
async function insertMenus(tx: Writer): Promise<void> {
  const known = await tx.selectFrom('menu').select(['pkMenu', 'menuName', 'menuBrief']).execute()
  const groupOf = (name: string) => known.find((menu) => menu.menuBrief === '' && menu.menuName === name)?.pkMenu
  const entryOf = (path: string) => known.find((menu) => menu.menuBrief === path)?.pkMenu
  let sort = 0
  for (const { group, rows } of menuRows) {
    const parentMenu = group === '' ? null : (groupOf(group) ?? `menu-${group}`)
    if (parentMenu !== null) {
      await insertMenu(tx, { pkMenu: parentMenu, parentMenu: null, menuName: group, menuBrief: '', sort: ++sort })
    }
    for (const { path, name, roles: shorts, hidden } of rows) {
      const pkMenu = entryOf(path) ?? `menu-${path}`
      await insertMenu(tx, {
        pkMenu,
        parentMenu,
        menuName: name,
        menuBrief: path,
        sort: ++sort,
        hidden: hidden ? 1 : 0,
      })
      if (entryOf(path) !== undefined) continue
      const granted = shorts.split(' ') as RoleShort[]
      await grant(tx, pkMenu, granted)
      if (parentMenu !== null) await grant(tx, parentMenu, granted)
    }
  }
}

/** A menu that is there keeps its name and parent; its place among the others follows from what is new. */
async function insertMenu(tx: Writer, menu: Insertable<MenuTable>): Promise<void> {
  await tx
    .insertInto('menu')
    .values({ hidden: 0, ...menu })
    .onConflict((conflict) => conflict.column('pkMenu').doUpdateSet({ sort: menu.sort }))
    .execute()
}

async function grant(tx: Writer, pkMenu: string, shorts: readonly RoleShort[]): Promise<void> {
  const codes = (Object.keys(roleShorts) as (keyof typeof roleShorts)[]).filter((code) =>
    shorts.includes(roleShorts[code]),
  )
  const rows = codes.map((code) => ({ pkRole: pkRoleOf(code), pkMenu }))
  await tx
    .insertInto('role_menu')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
