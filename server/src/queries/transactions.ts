import type { BusinessType } from '@jinpiao/contract/flow'
import { listTransactions, type Transaction } from '@jinpiao/contract/transactions'
import { fenToDecimal } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import { listing } from './listing/page.ts'
import { ledgerSums, readLedgerParts } from './statements.ts'

/** The amount where it goes that way, else nothing. */
const moved = (direction: 'IN' | 'OUT') => ({
  by: sql`case when direction = ${sql.lit(direction)} then ${sql.ref('amountFen')} else 0 end`,
  of: ['direction', 'amountFen'],
})

/** Movements of tickets or of money in the books of the caller's enterprise, the newest first. */
export const transactions = listing<Transaction>(listTransactions, {
  table: 'transaction_log',
  key: 'pkLog',
  tenant: 'fkCorp',
  within: (_, { asset }) => [sql<SqlBool>`${sql.ref('asset')} = ${asset ?? 'TICKET'}`],
  columns: {
    at: 'at',
    ledgerKind: 'kind',
    direction: 'direction',
    counterpartyName: 'partyName',
    amount: 'amountFen',
  },
  sums: { incomeAmount: moved('IN'), expenseAmount: moved('OUT') },
  order: () => ['at', 'desc'],
  async states({ read, actor }, { asset }) {
    const parts = await readLedgerParts(read, actor.fkCorp)
    const { count, income, expense } = ledgerSums(parts.filter((part) => part.asset === (asset ?? 'TICKET')))
    return { count, sums: { incomeAmount: income, expenseAmount: expense }, states: undefined }
  },
  async load({ read }, keys) {
    const rows = await read
      .selectFrom('transaction_log as l')
      // Its number is that of one of these, and only of one's own.
      .leftJoin('application as a', (join) =>
        join
          .onRef('a.pkApply', '=', 'l.pkApply')
          .onRef('a.applyNo', '=', 'l.businessNo')
          .onRef('a.fkCorp', '=', 'l.fkCorp'),
      )
      .leftJoin('ticket as t', (join) =>
        join.onRef('t.pkCredit', '=', 'l.pkCredit').onRef('t.creditNo', '=', 'l.businessNo'),
      )
      .leftJoin('loan_draw as d', (join) =>
        join.onRef('d.drawNo', '=', 'l.businessNo').onRef('d.fkCorp', '=', 'l.fkCorp'),
      )
      .leftJoin('fee_bill as f', (join) =>
        join.onRef('f.feeBillNo', '=', 'l.businessNo').onRef('f.fkCorp', '=', 'l.fkCorp'),
      )
      .selectAll('l')
      .select(['a.pkApply as ownApply', 'a.businessType', 't.pkCredit as ownCredit', 'd.pkDraw', 'f.pkBill'])
      .where('l.pkLog', 'in', [...keys])
      .execute()
    return rows.map((row) => {
      const amount = fenToDecimal(row.amountFen)
      return {
        pkLog: row.pkLog,
        at: row.at,
        ledgerKind: row.kind as Transaction['ledgerKind'],
        direction: row.direction as Transaction['direction'],
        businessNo: row.businessNo,
        pkDraw: row.pkDraw,
        pkFeeBill: row.pkBill,
        pkApply: row.ownApply,
        businessType: row.businessType as BusinessType | null,
        pkCredit: row.ownCredit,
        counterpartyName: row.partyName,
        incomeAmount: row.direction === 'IN' ? amount : null,
        expenseAmount: row.direction === 'OUT' ? amount : null,
        bankSerial: row.bankSerial,
        amount,
      }
    })
  },
  keyOf: ({ pkLog }) => pkLog,
})
