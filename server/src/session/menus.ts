import type { MenuResource } from '@jinpiao/contract/session'
import type { Selectable } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { MenuTable } from '../db/tables/identity.ts'
import { concerns, type LimitColumns } from '../queries/limitPages.ts'

/** `menus3` of a role in an enterprise: entries in their order, below the groups that they belong to. */
export async function menusOf(db: Reader, pkRole: string, corp: LimitColumns): Promise<MenuResource[]> {
  const rows = await db
    .selectFrom('role_menu')
    .innerJoin('menu', 'menu.pkMenu', 'role_menu.pkMenu')
    .selectAll('menu')
    .where('role_menu.pkRole', '=', pkRole)
    .orderBy('menu.sort')
    .execute()
  const entries = rows.filter(({ menuBrief }) => concerns(corp, menuBrief))
  // A group of which nothing is left goes with its entries.
  return treeOf(entries, null).filter(
    ({ menuBrief, childMenuResources }) => menuBrief !== '' || childMenuResources.length > 0,
  )
}

const treeOf = (rows: readonly Selectable<MenuTable>[], parent: string | null): MenuResource[] =>
  rows
    .filter((row) => row.parentMenu === parent)
    .map(({ pkMenu, menuName, menuBrief, hidden }) => ({
      menuName,
      menuBrief,
      hidden: hidden === 1,
      childMenuResources: treeOf(rows, pkMenu),
    }))
