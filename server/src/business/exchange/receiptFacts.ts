import type { Language } from '@jinpiao/contract/words'
import type { Application } from '../../flow/application.ts'
import type { Answer, Reading } from '../../flow/business.ts'
import { findPayment } from '../../payments/payments.ts'
import type { AccountSnapshot } from '../../queries/accounts.ts'
import { answerOf } from '../tradeAnswers.ts'

/** What the receipt of the fee says: from which account it was paid to which, when, and by which serial it is known. */
export async function exchangeReceiptFacts(
  { read, language }: Pick<Reading, 'read'> & { language: Language },
  { pkApply }: Pick<Application, 'pkApply'>,
): Promise<readonly Answer[]> {
  const payment = await findPayment(read, { pkApply })
  if (payment === undefined) return []
  const account = payment.account === null ? undefined : (JSON.parse(payment.account) as AccountSnapshot)
  return [
    answerOf('payeeAccountName', payment.payeeAccountName, language),
    answerOf('payeeAccount', payment.payeeAccount, language),
    answerOf('payeeBank', payment.payeeBank, language),
    answerOf('payAccount', account?.accountNo ?? '', language),
    answerOf('payDate', payment.payDate ?? '', language),
    answerOf('bankSerial', payment.bankSerial ?? '', language),
  ]
}
