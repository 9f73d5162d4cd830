import type { DataOf, ParsedQuery } from '@jinpiao/contract/endpoint'
import type { listLimits as listLimitsEndpoint } from '@jinpiao/contract/limits'
import type { LimitState } from '@jinpiao/contract/status'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../commands/context.ts'
import { availableFen, type LimitColumns } from '../domain/limit.ts'
import { countAll, orderOf, pagecondOf, sumFen, windowOf } from './page.ts'

const figures = (limit: LimitColumns) => ({
  total: fenToDecimal(limit.totalFen),
  allocated: fenToDecimal(limit.allocatedFen),
  frozen: fenToDecimal(limit.frozenFen),
  used: fenToDecimal(limit.usedFen),
  available: fenToDecimal(availableFen(limit)),
})

/** Limits of the caller's enterprise, those in force first, with totals over all of them. */
export async function listLimits(
  { read, actor }: QueryContext,
  query: ParsedQuery<typeof listLimitsEndpoint>,
): Promise<DataOf<typeof listLimitsEndpoint>> {
  const own = read
    .selectFrom('credit_limit as l')
    .innerJoin('corp as s', 's.pkCorp', 'l.fkSource')
    .where('l.fkCorp', '=', actor.fkCorp)
  const sum = await own
    .select(countAll.as('count'))
    .select([sumFen('l.totalFen').as('totalFen'), sumFen('l.allocatedFen').as('allocatedFen')])
    .select([sumFen('l.frozenFen').as('frozenFen'), sumFen('l.usedFen').as('usedFen')])
    .executeTakeFirstOrThrow()
  const { limit, offset } = windowOf(query)
  const columns = { state: 'l.state', to: 'l.dayTo', total: 'l.totalFen', sourceName: 's.corpName' } as const
  const [column, direction] = orderOf(query.sort, columns, ['l.state', 'asc'])
  const rows = await own
    .selectAll('l')
    .select('s.corpName as sourceName')
    .orderBy(column, direction)
    .orderBy('l.pkLimit')
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    list: rows.map((row) => ({
      pkLimit: row.pkLimit,
      sourceName: row.sourceName,
      product: row.product,
      ...figures(row),
      from: row.dayFrom,
      to: row.dayTo,
      state: row.state as LimitState,
    })),
    pagecond: pagecondOf(query, sum.count),
    sum: figures(sum),
  }
}
