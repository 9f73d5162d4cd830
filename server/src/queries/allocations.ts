import { type Allocation, listAllocations } from '@jinpiao/contract/limitAlloc'
import type { AllocMove } from '@jinpiao/contract/states/data'
import type { ApplicationState } from '@jinpiao/contract/status'
import { fenToDecimal } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import { listing } from './listing/page.ts'

/** What has been asked for of one limit of the caller's enterprise, the newest first; migration 077 has its indexes. */
export const allocations = listing<Allocation>(listAllocations, {
  table: 'application',
  key: 'pkApply',
  tenant: 'fkCorp',
  // A draft is the operators' until it is submitted.
  within: (_, { pkLimit }) => [
    sql<SqlBool>`${sql.ref('fkLimit')} = ${pkLimit}`,
    sql<SqlBool>`${sql.ref('businessType')} = 'LIMIT_ALLOC'`,
    sql<SqlBool>`${sql.ref('state')} <> 'DRAFT'`,
  ],
  columns: {
    updatedAt: 'updatedAt',
    amount: 'amountFen',
    memberName: 'counterpartyName',
    move: 'mark1',
    state: 'state',
  },
  order: () => ['updatedAt', 'desc'],
  async load({ read }, keys) {
    const rows = await read
      .selectFrom('application')
      .selectAll()
      .where('pkApply', 'in', [...keys])
      .execute()
    return rows.map((row) => ({
      pkApply: row.pkApply,
      applyNo: row.applyNo,
      memberName: row.counterpartyName ?? '',
      amount: fenToDecimal(row.amountFen ?? 0n),
      move: row.mark1 as AllocMove,
      state: row.state as ApplicationState,
      createdByName: row.createdByName,
      updatedAt: row.updatedAt,
    }))
  },
  keyOf: ({ pkApply }) => pkApply,
})
