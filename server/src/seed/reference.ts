import { HOLIDAY_REGION } from '@jinpiao/contract/dictionaries'
import { type RoleCode, roles } from '@jinpiao/contract/roles'
import type { Database, Writer } from '../db/database.ts'
import { holidayRows } from './holidays.ts'
import { menuRows, type RoleShort } from './menuRows.ts'

const roleShorts: Record<Exclude<RoleCode, 'ROLE_CORP_DEFAULT'>, RoleShort> = {
  ROLE_CORE_OPERATOR: 'CO',
  ROLE_CORE_DIRECTOR: 'CD',
  ROLE_CORE_FINAL_REVIEW: 'CF',
  ROLE_CORE_QUERY: 'CQ',
  ROLE_CORP_OPERATOR: 'SO',
  ROLE_CORP_DIRECTOR: 'SD',
  ROLE_NO_LEGAL_ENTITY_DIRECTOR: 'SD',
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
const NO_HOME = '/error-page/contact-manager-open-product'

export const pkRoleOf = (code: RoleCode): string => code.toLowerCase().replaceAll('_', '-')

/** What every deployment needs before its first user: roles, menus, the calendar. Does nothing the second time. */
export async function seedReference(database: Database): Promise<void> {
  const present = await database.read.selectFrom('role').select('pkRole').limit(1).executeTakeFirst()
  if (present) return
  await database.write(async (tx) => {
    await insertRoles(tx)
    await insertMenus(tx)
    const holidays = holidayRows.map(([day, kind, name]) => ({ region: HOLIDAY_REGION, day, kind, name }))
    await tx.insertInto('holiday').values(holidays).execute()
  })
}

async function insertRoles(tx: Writer): Promise<void> {
  const rows = (Object.keys(roles) as RoleCode[]).map((code) => {
    const short = code === 'ROLE_CORP_DEFAULT' ? undefined : roleShorts[code]
    const homeUrl = (short && homes[short]) ?? NO_HOME
    return { pkRole: pkRoleOf(code), roleCode: code, roleLabel: roles[code].label[0], post: roles[code].post, homeUrl }
  })
  await tx.insertInto('role').values(rows).execute()
}

async function insertMenus(tx: Writer): Promise<void> {
  let sort = 0
  for (const { group, rows } of menuRows) {
    const parentMenu = group === '' ? null : `menu-${++sort}`
    if (parentMenu !== null) {
      const heading = { pkMenu: parentMenu, parentMenu: null, menuName: group, menuBrief: '', sort, hidden: 0 }
      await tx.insertInto('menu').values(heading).execute()
    }
    const grouped = new Set<RoleShort>()
    for (const { path, name, roles: shorts, hidden } of rows) {
      const pkMenu = `menu-${++sort}`
      const entry = { pkMenu, parentMenu, menuName: name, menuBrief: path, sort, hidden: hidden ? 1 : 0 }
      await tx.insertInto('menu').values(entry).execute()
      await grant(tx, pkMenu, shorts.split(' ') as RoleShort[])
      for (const short of shorts.split(' ') as RoleShort[]) grouped.add(short)
    }
    if (parentMenu !== null) await grant(tx, parentMenu, [...grouped])
  }
}

async function grant(tx: Writer, pkMenu: string, shorts: readonly RoleShort[]): Promise<void> {
  const codes = (Object.keys(roleShorts) as (keyof typeof roleShorts)[]).filter((code) =>
    shorts.includes(roleShorts[code]),
  )
  const rows = codes.map((code) => ({ pkRole: pkRoleOf(code), pkMenu }))
  await tx.insertInto('role_menu').values(rows).execute()
}
