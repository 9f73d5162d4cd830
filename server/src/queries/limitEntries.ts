import type { BusinessType } from '@jinpiao/contract/flow'
import { type LimitEntry, listLimitEntries as listEndpoint } from '@jinpiao/contract/limits'
import type { LimitEntryKind, LimitMove } from '@jinpiao/contract/status'
import { fenToDecimal } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import { availableChange } from '../domain/limit.ts'
import { listing } from './listing/page.ts'

/** What has moved one limit of the caller's enterprise, newest first. */
export const limitEntries = listing<LimitEntry>(listEndpoint, {
  table: 'limit_entry',
  key: 'seq',
  hasNumberedKeys: true,
  // The tenant of an entry is that of its limit. The query names one limit, so both databases evaluate this once.
  tenant: ({ pkLimit = '' }) => ({
    by: sql`(select ${sql.ref('fkCorp')} from credit_limit where ${sql.ref('pkLimit')} = ${pkLimit})`,
    of: [],
  }),
  columns: { entryKind: 'entryKind', at: 'at' },
  within: (_, { pkLimit }) => [sql<SqlBool>`${sql.ref('fkLimit')} = ${pkLimit}`],
  order: () => ['at', 'desc'],
  // Entries are numbered from 1 on, and none is ever removed: the last number is their count.
  async states({ read, actor }, { pkLimit }) {
    const limit = await read
      .selectFrom('credit_limit')
      .select('entrySeq')
      .where('pkLimit', '=', String(pkLimit))
      .where('fkCorp', '=', actor.fkCorp)
      .executeTakeFirst()
    return { count: limit?.entrySeq ?? 0, sums: {}, states: undefined }
  },
  async load({ read, actor }, keys, { pkLimit }) {
    const rows = await read
      .selectFrom('limit_entry as e')
      // A part is moved by applications of the enterprise that gives it: their numbers are its affair (I26).
      .leftJoin('application as a', (on) => on.onRef('a.pkApply', '=', 'e.pkApply').on('a.fkCorp', '=', actor.fkCorp))
      .leftJoin('ticket as t', 't.pkCredit', 'e.pkCredit')
      .selectAll('e')
      .select(['a.applyNo', 'a.businessType', 't.creditNo'])
      .where('e.fkLimit', '=', String(pkLimit))
      .where('e.seq', 'in', keys.map(Number))
      .execute()
    return rows.map((row) => ({
      seq: String(row.seq),
      entryKind: row.entryKind as LimitEntryKind,
      amount: fenToDecimal(row.amountFen < 0n ? -row.amountFen : row.amountFen),
      availableChange: fenToDecimal(availableChange(row.kind as LimitMove, row.amountFen)),
      at: row.at,
      applyNo: row.applyNo,
      pkApply: row.applyNo === null ? null : row.pkApply,
      businessType: row.businessType as BusinessType | null,
      creditNo: row.creditNo,
      pkCredit: row.pkCredit,
      availableAfter: fenToDecimal(row.totalAfterFen - row.allocatedAfterFen - row.frozenAfterFen - row.usedAfterFen),
    }))
  },
  keyOf: ({ seq }) => seq,
})
