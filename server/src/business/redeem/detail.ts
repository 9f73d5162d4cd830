import type { DataOf } from '@jinpiao/contract/endpoint'
import type { RedeemLine, RedeemPayload, redeem } from '@jinpiao/contract/redeem'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Reader } from '../../db/database.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnDetail } from '../../flow/business.ts'
import { readAccount } from '../../queries/accounts.ts'
import { lastFailures } from '../../queries/failedLines.ts'
import { readPayables } from '../../queries/payables.ts'
import { redeemLinesOf, toLine } from '../redeemLines.ts'

type Detail = OwnDetail<DataOf<typeof redeem.get>>

/** Each payment with where it stands, what each payee gets, and the account that pays. */
export async function toRedeemDetail(
  { read }: QueryContext,
  { pkApply, fkCorp }: Application,
  payload: RedeemPayload,
): Promise<Detail> {
  const lines = await linesOf(read, fkCorp, pkApply, payload)
  const account = await readAccount(read, fkCorp, payload.pkAccount)
  return {
    lines,
    payees: sumsOf(lines),
    payAccount: account?.accountNo ?? '',
    bankName: account?.bankName ?? '',
  }
}

/** As they were submitted; of a form that is not, what would be paid today. */
export async function linesOf(
  read: Reader,
  fkIssuer: string,
  pkApply: string,
  { fkCredits }: RedeemPayload,
): Promise<RedeemLine[]> {
  const payables = await readPayables(read, fkIssuer, fkCredits)
  const stored = await redeemLinesOf(read, pkApply)
  const ticketOf = new Map(payables.map((payable) => [payable.pkCredit, payable]))
  const failures = await lastFailures(read, fkCredits, stored.length > 0 ? pkApply : null)
  const lastFailureOf = (pkCredit: string) => failures.get(pkCredit) ?? null
  if (stored.length > 0) {
    return stored.map((line) => ({
      ...toLine(line, ticketOf.get(line.pkCredit) ?? { rootNo: '', promisedDate: '' }),
      lastFailure: lastFailureOf(line.pkCredit),
    }))
  }
  return payables.map(({ account, amountFen, ...payable }, line) => ({
    line,
    pkCredit: payable.pkCredit,
    creditNo: payable.creditNo,
    rootNo: payable.rootNo,
    promisedDate: payable.promisedDate,
    payeeName: payable.payeeName,
    amount: fenToDecimal(amountFen),
    payeeAccountName: account?.accountName ?? null,
    payeeAccount: account?.accountNo ?? null,
    payeeBank: account?.bankName ?? null,
    bankSerial: null,
    paidAt: null,
    failReason: null,
    isTaken: false,
    lastFailure: lastFailureOf(payable.pkCredit),
    state: 'WAITING',
    settledBy: null,
  }))
}

function sumsOf(lines: readonly RedeemLine[]): Detail['payees'] {
  const names = [...new Set(lines.map(({ payeeName }) => payeeName))]
  return names.map((payeeName) => {
    const own = lines.filter((line) => line.payeeName === payeeName)
    const sumFen = own.reduce((sum, { amount }) => sum + decimalToFen(amount), 0n)
    return { payeeName, lineCount: own.length, amount: fenToDecimal(sumFen) }
  })
}
