import type { Language } from '@jinpiao/contract/words'
import type { Application } from '../../flow/application.ts'
import type { Answer, Reading } from '../../flow/business.ts'
import { readAccount } from '../../queries/accounts.ts'
import { outcomeOf } from '../financeOutcome.ts'
import { payloadOf } from '../financePayload.ts'
import { answerOf } from '../tradeAnswers.ts'

/** What the receipt of a financing says: what was paid and kept, when, to which account, and by which numbers it is known. */
export async function financeReceiptFacts(
  { read, language }: Pick<Reading, 'read'> & { language: Language },
  application: Application,
): Promise<readonly Answer[]> {
  const payload = payloadOf(application.payload)
  const outcome = outcomeOf(application, payload)
  const account = await readAccount(read, application.fkCorp, payload.pkAccount)
  return [
    answerOf('annualFeeRate', payload.quote?.rate ?? '', language),
    answerOf('loanDate', outcome?.loanDate ?? '', language),
    answerOf('feeDays', String(outcome?.feeDays ?? ''), language),
    answerOf('serviceFee', outcome?.serviceFee ?? '', language),
    answerOf('netAmount', outcome?.netAmount ?? '', language),
    answerOf('receivingAccount', account?.accountNo ?? '', language),
    answerOf('bankSerial', outcome?.bankSerial ?? '', language),
    answerOf('registryNo', outcome?.registryNo ?? '', language),
    answerOf('factoringNo', outcome?.factoringNo ?? '', language),
  ]
}
