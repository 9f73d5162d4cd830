import { inLanguage, type Language } from '@jinpiao/contract/words'
import type { Application } from '../../flow/application.ts'
import type { Answer, Reading } from '../../flow/business.ts'
import { answerOf } from '../tradeAnswers.ts'
import { wagesOf } from '../wages.ts'

/** What the receipt of wages says: how many people were paid, and when the last of them was. Who they are, their employer knows. */
export async function payrollReceiptFacts(
  { read, language }: Pick<Reading, 'read'> & { language: Language },
  { pkApply }: Pick<Application, 'pkApply'>,
): Promise<readonly Answer[]> {
  const paid = (await wagesOf(read, pkApply)).filter(({ state }) => state === 'PAID')
  const days = paid.flatMap(({ paidAt }) => paidAt ?? []).sort()
  return [
    answerOf('payrollCount', `${paid.length} ${inLanguage(['人', 'people'], language)}`, language),
    answerOf('paidAt', days.at(-1) ?? '', language),
  ]
}
