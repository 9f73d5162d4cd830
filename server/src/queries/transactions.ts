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
      .selectFrom('transaction_log')
      .selectAll()
      .where('pkLog', 'in', [...keys])
      .execute()
    return rows.map((row) => {
      const amount = fenToDecimal(row.amountFen)
      return {
        pkLog: row.pkLog,
        at: row.at,
        ledgerKind: row.kind as Transaction['ledgerKind'],
        direction: row.direction as Transaction['direction'],
        businessNo: row.businessNo,
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
