import { type CreditLimit, listLimits as listLimitsEndpoint } from '@jinpiao/contract/limits'
import { fenToDecimal } from '@jinpiao/values/money'
import { availableFen, termOf, usableFen } from '../domain/limit.ts'
import { readIssuer } from './issuers.ts'
import { limitActions } from './limitActions.ts'
import { hasMembers } from './limitMembers.ts'
import { limitSums } from './limitSums.ts'
import { listing } from './listing/page.ts'

/** Limits of the caller's enterprise, those in force first, with totals over all of them. */
export const limits = listing<CreditLimit>(listLimitsEndpoint, {
  table: 'credit_limit',
  key: 'pkLimit',
  tenant: 'fkCorp',
  columns: { state: 'state', to: 'dayTo', total: 'totalFen', sourceName: 'sourceName' },
  sums: limitSums,
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
