import { purposes, repayMethods } from '@jinpiao/contract/states/loans'
import { inLanguage, type Language } from '@jinpiao/contract/words'
import type { Selectable } from 'kysely'
import type { ReceiptTable } from '../db/tables/instrument.ts'
import type { Application } from '../flow/application.ts'
import type { Answer, Reading } from '../flow/business.ts'
import { findDraw } from '../loans/draws.ts'
import type { AccountSnapshot } from '../queries/accounts.ts'
import { rateOf } from '../queries/funderProducts.ts'
import { repaymentReceiptFacts } from './loanReceipts.ts'
import { answerOf } from './tradeAnswers.ts'

/** What the note of a loan says, and the proof that it was paid: terms on the one, account and serial on the other. */
export async function loanReceiptFacts(
  { read, language }: Pick<Reading, 'read'> & { language: Language },
  { pkApply }: Application,
  receipt: Selectable<ReceiptTable>,
): Promise<readonly Answer[]> {
  const { kind } = receipt
  // What the bank collects of the loan has its receipts from the application that it was paid for.
  if (kind === 'LOAN_REPAID' || kind === 'LOAN_SETTLED') return repaymentReceiptFacts({ read, language }, receipt)
  const draw = await findDraw(read, { pkApply })
  if (draw === undefined) return []
  const { accountNo, bankName } = JSON.parse(draw.account) as AccountSnapshot
  const days = [answerOf('startDate', draw.dayFrom, language), answerOf('maturityDate', draw.dayTo, language)]
  if (kind === 'LOAN_PAID') {
    return [
      answerOf('startDate', draw.dayFrom, language),
      answerOf('receivingAccount', `${bankName} ${accountNo}`, language),
      answerOf('bankSerial', draw.bankSerial, language),
    ]
  }
  return [
    ...days,
    answerOf('months', String(draw.months), language),
    answerOf('annualRate', rateOf(draw.rateBp), language),
    answerOf('penaltyRate', rateOf(draw.penaltyRateBp), language),
    answerOf('repayMethod', inLanguage(repayMethods[draw.method].label, language), language),
    answerOf('purpose', inLanguage(purposes[draw.purpose].label, language), language),
    answerOf('repayAccount', `${bankName} ${accountNo}`, language),
  ]
}
