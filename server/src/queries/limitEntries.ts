import { type LimitEntry, listLimitEntries as listEndpoint } from '@jinpiao/contract/limits'
import type { LimitMove } from '@jinpiao/contract/status'
import { fenToDecimal } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import { listing } from './listing.ts'

/** What has moved one limit of the caller's enterprise, newest first. */
export const limitEntries = listing<LimitEntry>(listEndpoint, {
  table: 'limit_entry',
  key: 'seq',
  // An entry belongs to whom its limit belongs to.
  tenant: {
    by: sql`(select ${sql.ref('fkCorp')} from credit_limit where ${sql.ref('pkLimit')} = ${sql.ref('fkLimit')})`,
    of: ['fkLimit'],
  },
  columns: { entryKind: 'kind', at: 'at' },
  within: (_, { pkLimit }) => [sql<SqlBool>`${sql.ref('fkLimit')} = ${pkLimit}`],
  order: () => ['at', 'desc'],
  async load({ read }, keys, { pkLimit }) {
    const rows = await read
      .selectFrom('limit_entry as e')
      .leftJoin('application as a', 'a.pkApply', 'e.pkApply')
      .leftJoin('ticket as t', 't.pkCredit', 'e.pkCredit')
      .selectAll('e')
      .select(['a.applyNo', 't.creditNo'])
      .where('e.fkLimit', '=', String(pkLimit))
      .where('e.seq', 'in', keys.map(Number))
      .execute()
    return rows.map((row) => ({
      seq: String(row.seq),
      entryKind: row.kind as LimitMove,
      amount: fenToDecimal(row.amountFen),
      at: row.at,
      applyNo: row.applyNo,
      pkApply: row.pkApply,
      creditNo: row.creditNo,
      pkCredit: row.pkCredit,
      availableAfter: fenToDecimal(row.totalAfterFen - row.allocatedAfterFen - row.frozenAfterFen - row.usedAfterFen),
    }))
  },
  keyOf: ({ seq }) => seq,
})
