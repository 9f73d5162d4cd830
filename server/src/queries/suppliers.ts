import type { DataOf, ParsedQuery } from '@jinpiao/contract/endpoint'
import type { listSuppliers as listSuppliersEndpoint, Supplier } from '@jinpiao/contract/suppliers'
import { sql } from 'kysely'
import type { QueryContext } from '../commands/context.ts'
import { supplierRefusal } from '../domain/issueRules.ts'
import { contains, countAll, orderOf, pagecondOf, windowOf } from './page.ts'

/** Suppliers of the caller's enterprise by name or credit code, each with why no ticket can be issued to it. */
export async function listSuppliers(
  { read, actor, language }: QueryContext,
  query: ParsedQuery<typeof listSuppliersEndpoint>,
): Promise<DataOf<typeof listSuppliersEndpoint>> {
  let own = read
    .selectFrom('supplier as s')
    .leftJoin('corp as c', 'c.pkCorp', 's.fkSupplierCorp')
    .where('s.fkCorp', '=', actor.fkCorp)
  const keyword = query.keyword?.trim()
  if (keyword) {
    own = own.where((eb) =>
      eb.or([contains(sql.ref('s.corpName'), keyword), contains(sql.ref('s.creditCode'), keyword)]),
    )
  }
  const { count } = await own.select(countAll.as('count')).executeTakeFirstOrThrow()
  const { limit, offset } = windowOf(query)
  const columns = { corpName: 's.corpName', creditCode: 's.creditCode', state: 's.state' } as const
  const [column, direction] = orderOf(query.sort, columns, ['s.corpName', 'asc'])
  const rows = await own
    .select(['s.pkSupplier', 's.corpName', 's.creditCode', 's.isFirstLevel', 's.state', 's.fkSupplierCorp'])
    .select(['c.realnameState', 'c.scale'])
    .orderBy(column, direction)
    .orderBy('s.pkSupplier')
    .limit(limit)
    .offset(offset)
    .execute()
  const refusalOf = ({ fkSupplierCorp, realnameState, ...row }: (typeof rows)[number]) =>
    supplierRefusal({
      ...row,
      registered: fkSupplierCorp !== null,
      realnameState: realnameState ?? 'NONE',
      isIssuer: fkSupplierCorp === actor.fkCorp,
    })
  return {
    list: rows.map((row) => ({
      pkSupplier: row.pkSupplier,
      corpName: row.corpName,
      creditCode: row.creditCode,
      isRegistered: row.fkSupplierCorp !== null,
      isFirstLevel: row.isFirstLevel === 1,
      realnameState: row.realnameState ?? 'NONE',
      scale: row.scale ?? '',
      state: row.state as Supplier['state'],
      blockedReason: refusalOf(row)?.text(language) ?? null,
    })),
    pagecond: pagecondOf(query, count),
    sum: {},
  }
}
