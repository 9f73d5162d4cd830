import { listRepayments, type RepaymentRow } from '@jinpiao/contract/loans'
import type { RepaymentKind } from '@jinpiao/contract/states/loans'
import { mask } from '@jinpiao/values/mask'
import { fenToDecimal } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import type { AccountSnapshot } from './accounts.ts'
import { listing } from './listing/page.ts'

/** Of an account its last four digits, as on the page of the loan. */
const SHOWN = { head: 0, tail: 4 } as const

/** What has come back of one loan of the caller's enterprise, the newest first. */
export const repayments = listing<RepaymentRow>(listRepayments, {
  table: 'repayment',
  key: 'pkRepay',
  tenant: 'fkCorp',
  within: (_, { pkDraw }) => [sql<SqlBool>`${sql.ref('fkDraw')} = ${pkDraw}`],
  columns: { repayNo: 'repayNo', repayDate: 'day', repayTotal: 'totalFen', repayKind: 'shownKind' },
  numbers: { repayNo: { letters: 'HK', tail: 'noTail' } },
  sums: { repayTotal: 'totalFen' },
  order: () => ['repayDate', 'desc'],
  async load({ read }, keys) {
    const rows = await read
      .selectFrom('repayment as r')
      .innerJoin('loan_draw as d', 'd.pkDraw', 'r.fkDraw')
      .selectAll('r')
      .select('d.drawNo')
      .where('r.pkRepay', 'in', [...keys])
      .execute()
    return rows.map((row) => ({
      pkRepay: row.pkRepay,
      repayNo: row.repayNo,
      pkDraw: row.fkDraw,
      drawNo: row.drawNo,
      repayKind: row.shownKind as RepaymentKind,
      repayDate: row.day,
      principal: fenToDecimal(row.principalFen),
      interest: fenToDecimal(row.interestFen),
      penalty: fenToDecimal(row.penaltyFen),
      feeAmount: fenToDecimal(row.feeFen),
      repayTotal: fenToDecimal(row.totalFen),
      bankSerial: row.bankSerial,
      repayAccount: row.account === null ? null : mask((JSON.parse(row.account) as AccountSnapshot).accountNo, SHOWN),
    }))
  },
  keyOf: ({ pkRepay }) => pkRepay,
})
