import { repaymentKinds } from '@jinpiao/contract/states/loans'
import type { Language } from '@jinpiao/contract/words'
import { inLanguage } from '@jinpiao/contract/words'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Selectable } from 'kysely'
import type { Act } from '../acts/command.ts'
import type { Reader } from '../db/database.ts'
import type { ReceiptTable } from '../db/tables/instrument.ts'
import type { RepaymentTable } from '../db/tables/loans.ts'
import type { Answer, Reading } from '../flow/business.ts'
import { type Draw, findDraw } from '../loans/draws.ts'
import type { AccountSnapshot } from '../queries/accounts.ts'
import { writeReceipt } from './receipts.ts'
import { answerOf } from './tradeAnswers.ts'

/** Money that has come back, as its receipts name it. */
export interface Repaid {
  pkRepay: string
  totalFen: bigint
  /** Nothing of the loan is left. */
  isSettled: boolean
}

/**
 * 还款凭证 of a repayment, early or scheduled, and 结清证明 of the whole loan with the last one. Each is from the repayment
 * and found by the number of the loan.
 *
 * @param application the one for the early repayment; of a scheduled one that which the loan was paid for.
 */
export async function writeRepaymentReceipts(
  act: Act,
  { pkApply }: { pkApply: string },
  { drawNo, fkCorp, funderName, amountFen }: Pick<Draw, 'drawNo' | 'fkCorp' | 'funderName' | 'amountFen'>,
  { pkRepay, totalFen, isSettled }: Repaid,
): Promise<void> {
  const common = {
    fkCorp,
    application: { pkApply },
    source: { fkSource: pkRepay, sourceNo: drawNo },
    counterpartyName: funderName,
  }
  await writeReceipt(act, { ...common, kind: 'LOAN_REPAID', amountFen: totalFen })
  if (isSettled) await writeReceipt(act, { ...common, kind: 'LOAN_SETTLED', amountFen })
}

/** A repayment of the enterprise by its key, or by the application for it. */
export const findRepayment = (
  read: Reader,
  fkCorp: string,
  by: { pkRepay: string } | { pkApply: string },
): Promise<Selectable<RepaymentTable> | undefined> => {
  const own = read.selectFrom('repayment').selectAll().where('fkCorp', '=', fkCorp)
  return (
    'pkRepay' in by ? own.where('pkRepay', '=', by.pkRepay) : own.where('pkApply', '=', by.pkApply)
  ).executeTakeFirst()
}

/** What the receipts of a repayment say: of which loan, what the money was used for, and by which serial it is known. */
export async function repaymentReceiptFacts(
  { read, language }: Pick<Reading, 'read'> & { language: Language },
  { kind, fkCorp, fkSource }: Pick<Selectable<ReceiptTable>, 'kind' | 'fkCorp' | 'fkSource'>,
): Promise<readonly Answer[]> {
  const repayment = await findRepayment(read, fkCorp, { pkRepay: fkSource ?? '' })
  const draw = repayment && (await findDraw(read, { pkDraw: repayment.fkDraw }))
  if (repayment === undefined || draw === undefined) return []
  const loan = [
    answerOf('startDate', draw.dayFrom, language),
    answerOf('repayDate', repayment.day, language),
    answerOf('bankSerial', repayment.bankSerial, language),
  ]
  if (kind === 'LOAN_SETTLED') return loan
  const parts = [
    ['paidPrincipal', repayment.principalFen],
    ['paidInterest', repayment.interestFen],
    ['paidPenalty', repayment.penaltyFen],
    ['feeAmount', repayment.feeFen],
  ] as const
  const account = repayment.account === null ? undefined : (JSON.parse(repayment.account) as AccountSnapshot)
  const kindName = inLanguage(repaymentKinds[repayment.shownKind as keyof typeof repaymentKinds].label, language)
  return [
    ...loan,
    answerOf('repayNo', repayment.repayNo, language),
    answerOf('repayKind', kindName, language),
    ...parts.filter(([, fen]) => fen > 0n).map(([name, fen]) => answerOf(name, fenToDecimal(fen), language)),
    ...(account ? [answerOf('repayAccount', account.accountNo, language)] : []),
  ]
}
