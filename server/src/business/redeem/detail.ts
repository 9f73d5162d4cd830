import type { DataOf } from '@jinpiao/contract/endpoint'
import { businessMessage } from '@jinpiao/contract/errors'
import type { RedeemLine, RedeemPayload, redeem } from '@jinpiao/contract/redeem'
import { findRedeemProblems } from '@jinpiao/contract/redeemRules'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import type { Reader } from '../../db/database.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnDetail } from '../../flow/business.ts'
import { readingOf } from '../../flow/reading.ts'
import { readAccount } from '../../queries/accounts.ts'
import { lastFailures } from '../../queries/failedLines.ts'
import { readPayables } from '../../queries/payables.ts'
import { lineActions } from '../../queries/redeemLines.ts'
import { redeemTries } from '../../queries/tries.ts'
import { claimNoOf, redeemLinesOf, toLine } from '../redeemLines.ts'
import { readRedeemFacts } from './facts.ts'

type Detail = OwnDetail<DataOf<typeof redeem.get>>

/** Each payment with where it stands, what each payee gets, and the account that pays. */
export async function toRedeemDetail(
  context: QueryContext,
  { pkApply, fkCorp, state }: Application,
  payload: RedeemPayload,
): Promise<Detail> {
  const { read } = context
  const all = await linesOf(read, fkCorp, pkApply, payload)
  const isForm = state === 'DRAFT' || state === 'RETURNED'
  const lines = isForm ? await withReasons(context, pkApply, payload, all) : await withActs(context, pkApply, all)
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
    const tries = await redeemTries(read, fkCredits)
    return stored.map((line) => ({
      ...toLine(line, ticketOf.get(line.pkCredit) ?? { rootNo: '', pkRoot: null, promisedDate: '' }),
      takenBy: tries.takenBy(line),
      before: tries.before(line),
      lastFailure: lastFailureOf(line.pkCredit),
      claim: null,
      actions: [],
      blockedReason: null,
      ...noReceipt,
    }))
  }
  return payables.map(({ account, amountFen, ...payable }, line) => ({
    line,
    pkLine: null,
    claim: null,
    actions: [],
    pkCredit: payable.pkCredit,
    creditNo: payable.creditNo,
    rootNo: payable.rootNo,
    pkRoot: payable.pkRoot,
    promisedDate: payable.promisedDate,
    payeeName: payable.payeeName,
    amount: fenToDecimal(amountFen),
    payeeAccountName: account?.accountName ?? null,
    payeeAccount: account?.accountNo ?? null,
    payeeBank: account?.bankName ?? null,
    bankSerial: null,
    paidAt: null,
    failReason: null,
    takenBy: null,
    before: null,
    lastFailure: lastFailureOf(payable.pkCredit),
    blockedReason: null,
    state: null,
    settledBy: null,
    ...noReceipt,
  }))
}

/** What its reader can say of each payment that was submitted. */
async function withActs(context: QueryContext, pkApply: string, lines: readonly RedeemLine[]): Promise<RedeemLine[]> {
  const { read } = context
  const stored = await redeemLinesOf(read, pkApply)
  const receipts = await receiptsOf(context, lines)
  return Promise.all(
    lines.map(async (line) => {
      const own = stored.find((each) => each.line === line.line)
      if (own === undefined) return line
      const claimNo = await claimNoOf(read, own)
      return {
        ...line,
        ...(line.state === 'PAID' && receipts.get(line.pkCredit)),
        claim: claimNo === null ? null : { pkApply: own.claimedBy ?? '', claimNo, judgeBy: own.judgeBy },
        actions: lineActions(context, { lineState: own.state, claimNo, takenNo: line.takenBy?.applyNo ?? null }),
      }
    }),
  )
}

const noReceipt = { pkReceipt: null, receiptNo: null }

/** Of payments of the enterprise its own receipts, by ticket: each is paid once. */
async function receiptsOf({ read, actor }: QueryContext, lines: readonly RedeemLine[]) {
  const rows = await read
    .selectFrom('receipt')
    .select(['pkCredit', 'pkReceipt', 'receiptNo'])
    .where('pkCredit', 'in', ['', ...lines.map(({ pkCredit }) => pkCredit)])
    .where('kind', '=', 'REDEEM')
    .where('fkCorp', '=', actor.fkCorp)
    .execute()
  return new Map(rows.map(({ pkCredit, ...receipt }) => [pkCredit, receipt]))
}

/** Of a form: why a ticket cannot be paid now, by the rules that would refuse it. */
async function withReasons(
  context: QueryContext,
  pkApply: string,
  payload: RedeemPayload,
  lines: readonly RedeemLine[],
): Promise<RedeemLine[]> {
  const problems = findRedeemProblems(payload, await readRedeemFacts(readingOf(context), payload, pkApply))
  return lines.map((line) => {
    const field = `fkCredits.${payload.fkCredits.indexOf(line.pkCredit)}`
    const found = problems.find((each) => each.field === field)
    return { ...line, blockedReason: found ? businessMessage(found.code, found.values, context.language) : null }
  })
}

function sumsOf(lines: readonly RedeemLine[]): Detail['payees'] {
  const names = [...new Set(lines.map(({ payeeName }) => payeeName))]
  return names.map((payeeName) => {
    const own = lines.filter((line) => line.payeeName === payeeName)
    const sumFen = own.reduce((sum, { amount }) => sum + decimalToFen(amount), 0n)
    return { payeeName, lineCount: own.length, amount: fenToDecimal(sumFen) }
  })
}
