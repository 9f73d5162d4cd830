import { type CreditLimit, listLimits as listLimitsEndpoint } from '@jinpiao/contract/limits'
import { fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import { availableFen, availableOf, termOf, usableFen } from '../domain/limit.ts'
import { readIssuer } from './issuers.ts'
import { limitActions } from './limitActions.ts'
import { hasMembers } from './limitMembers.ts'
import { listing } from './listing/page.ts'

const left = sql.join(availableOf.map(sql.ref), sql` - `)
/** Its enterprise, or the parent of that, has not paid: nothing can be issued on it. */
const suspended = sql`exists (select 1 from corp c left join corp p on p.${sql.ref('pkCorp')} = c.${sql.ref('parentCorp')}
  where c.${sql.ref('pkCorp')} = ${sql.ref('fkCorp')}
    and coalesce(c.${sql.ref('issueSuspendedSince')}, p.${sql.ref('issueSuspendedSince')}) is not null)`
/** Only of limits in force, all sums alike: nothing can be issued on the others (I10), and what is left is the difference. */
const inForce = (fen: ReturnType<typeof sql>, ...of: readonly string[]) => ({
  by: sql`case when state = 'ACTIVE' then ${fen} else 0 end`,
  of: ['state', ...of],
})

/** Limits of the caller's enterprise, those in force first, with totals over all of them. */
export const limits = listing<CreditLimit>(listLimitsEndpoint, {
  table: 'credit_limit',
  key: 'pkLimit',
  tenant: 'fkCorp',
  columns: { state: 'state', to: 'dayTo', total: 'totalFen', sourceName: 'sourceName' },
  sums: {
    total: inForce(sql.ref('totalFen'), 'totalFen'),
    allocated: inForce(sql.ref('allocatedFen'), 'allocatedFen'),
    frozen: inForce(sql.ref('frozenFen'), 'frozenFen'),
    used: inForce(sql.ref('usedFen'), 'usedFen'),
    available: inForce(sql`case when ${suspended} then 0 else ${left} end`, 'fkCorp', ...availableOf),
    idle: inForce(sql`case when ${suspended} then ${left} else 0 end`, 'fkCorp', ...availableOf),
  },
  order: () => ['state', 'asc'],
  async load(context, keys) {
    const rows = await context.read
      .selectFrom('credit_limit as l')
      .leftJoin('credit_limit as whole', 'whole.pkLimit', 'l.parentLimit')
      .leftJoin('corp as c', 'c.pkCorp', 'whole.fkCorp')
      .selectAll('l')
      .select('c.corpName as givenByName')
      .where('l.pkLimit', 'in', [...keys])
      .execute()
    const isParent = await hasMembers(context.read, context.actor.fkCorp)
    const issuer = await readIssuer(context.read, context.actor.fkCorp)
    return rows.map((row) => ({
      pkLimit: row.pkLimit,
      sourceName: row.sourceName,
      product: row.product,
      total: fenToDecimal(row.totalFen),
      allocated: fenToDecimal(row.allocatedFen),
      frozen: fenToDecimal(row.frozenFen),
      used: fenToDecimal(row.usedFen),
      available: fenToDecimal(usableFen(row, issuer)),
      idle: fenToDecimal(availableFen(row) - usableFen(row, issuer)),
      givenByName: row.givenByName,
      ...termOf(row),
      actions: limitActions(context, { term: termOf(row), isPart: row.parentLimit !== null, hasMembers: isParent }),
    }))
  },
  keyOf: ({ pkLimit }) => pkLimit,
})
