import { type CreditLimit, listLimits as listLimitsEndpoint } from '@jinpiao/contract/limits'
import type { LimitState } from '@jinpiao/contract/status'
import { fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import { availableFen } from '../domain/limit.ts'
import { listing } from './listing.ts'

/** Limits of the caller's enterprise, those in force first, with totals over all of them. */
export const limits = listing<CreditLimit>(listLimitsEndpoint, {
  table: 'credit_limit',
  key: 'pkLimit',
  tenant: 'fkCorp',
  columns: {
    state: 'state',
    to: 'dayTo',
    total: 'totalFen',
    sourceName: {
      by: sql`(select ${sql.ref('corpName')} from corp where ${sql.ref('pkCorp')} = ${sql.ref('fkSource')})`,
      of: ['fkSource'],
    },
  },
  sums: {
    total: 'totalFen',
    allocated: 'allocatedFen',
    frozen: 'frozenFen',
    used: 'usedFen',
    available: {
      by: sql`${sql.ref('totalFen')} - ${sql.ref('allocatedFen')} - ${sql.ref('frozenFen')} - ${sql.ref('usedFen')}`,
      of: ['totalFen', 'allocatedFen', 'frozenFen', 'usedFen'],
    },
  },
  order: () => ['state', 'asc'],
  async load({ read }, keys) {
    const rows = await read
      .selectFrom('credit_limit as l')
      .innerJoin('corp as s', 's.pkCorp', 'l.fkSource')
      .selectAll('l')
      .select('s.corpName as sourceName')
      .where('l.pkLimit', 'in', [...keys])
      .execute()
    return rows.map((row) => ({
      pkLimit: row.pkLimit,
      sourceName: row.sourceName,
      product: row.product,
      total: fenToDecimal(row.totalFen),
      allocated: fenToDecimal(row.allocatedFen),
      frozen: fenToDecimal(row.frozenFen),
      used: fenToDecimal(row.usedFen),
      available: fenToDecimal(availableFen(row)),
      from: row.dayFrom,
      to: row.dayTo,
      state: row.state as LimitState,
    }))
  },
  keyOf: ({ pkLimit }) => pkLimit,
})
