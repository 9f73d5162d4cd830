import { openPaths, type ProductFacts } from '@jinpiao/contract/productGates'
import type { Post } from '@jinpiao/contract/roles'
import type { Selectable } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { CorpTable } from '../db/tables/identity.ts'
import { concerns, type LimitColumns } from './limitPages.ts'

type ProductColumns = Pick<Selectable<CorpTable>, 'lineAgreementTime' | 'chainCreditEnabled'> & LimitColumns

/** What of an enterprise decides about its loan products. */
const productFactsOf = ({ userType, lineAgreementTime, chainCreditEnabled }: ProductColumns): ProductFacts => ({
  userType: userType as ProductFacts['userType'],
  lineAgreementTime,
  chainCreditEnabled: chainCreditEnabled === 1,
})

/** Paths of a role's menu that the products of the enterprise open (I20). */
export async function pagesOfRole(
  read: Reader,
  { pkRole, roleCode }: { pkRole: string; roleCode: string },
  corp: ProductColumns,
): Promise<ReadonlySet<string>> {
  const rows = await read
    .selectFrom('role_menu')
    .innerJoin('menu', 'menu.pkMenu', 'role_menu.pkMenu')
    .select('menu.menuBrief')
    .where('role_menu.pkRole', '=', pkRole)
    .where('menu.menuBrief', '<>', '')
    .execute()
  return openPaths(
    rows.map((row) => row.menuBrief).filter((page) => concerns(corp, page)),
    { ...productFactsOf(corp), roleCode },
  )
}

/** Those of some pages that are open to an enterprise's people who hold one of these posts, in the order of `pages`. */
export async function openOf(
  read: Reader,
  fkCorp: string,
  posts: readonly Post[],
  pages: readonly string[],
): Promise<string[]> {
  if (pages.length === 0) return []
  const rows = await read
    .selectFrom('corp_user as u')
    .innerJoin('corp as c', 'c.pkCorp', 'u.fkCorp')
    .innerJoin('corp_user_role as ur', 'ur.userId', 'u.userId')
    .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
    .innerJoin('role_menu as rm', 'rm.pkRole', 'r.pkRole')
    .innerJoin('menu as m', 'm.pkMenu', 'rm.pkMenu')
    .select(['m.menuBrief', 'c.userType', 'c.parentCorp', 'c.lineAgreementTime', 'c.chainCreditEnabled'])
    .distinct()
    .where('u.fkCorp', '=', fkCorp)
    .where('u.state', '=', 'ACTIVE')
    .where('r.post', 'in', [...posts])
    .where('m.menuBrief', 'in', [...pages])
    .execute()
  const [corp] = rows
  if (corp === undefined) return []
  const listed = rows.map((row) => row.menuBrief).filter((page) => concerns(corp, page))
  const open = openPaths(listed, productFactsOf(corp))
  return pages.filter((page) => open.has(page))
}

/** Those of some pages that the products of an enterprise open, whoever has them in his menu. */
export async function openToCorp(read: Reader, fkCorp: string, pages: readonly string[]): Promise<string[]> {
  const corp = await read
    .selectFrom('corp')
    .select(['userType', 'parentCorp', 'lineAgreementTime', 'chainCreditEnabled'])
    .where('pkCorp', '=', fkCorp)
    .executeTakeFirstOrThrow()
  const open = openPaths(pages, productFactsOf(corp))
  return pages.filter((page) => open.has(page))
}
