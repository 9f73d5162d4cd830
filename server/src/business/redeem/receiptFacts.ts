import type { RedeemPayload } from '@jinpiao/contract/redeem'
import { settledBy } from '@jinpiao/contract/states/redeem'
import { inLanguage, type Language } from '@jinpiao/contract/words'
import type { Selectable } from 'kysely'
import type { ReceiptTable } from '../../db/tables/instrument.ts'
import type { Application } from '../../flow/application.ts'
import type { Answer, Reading } from '../../flow/business.ts'
import { redeemLineOf } from '../redeemLines.ts'
import { answerOf } from '../tradeAnswers.ts'

/** Of its own payment alone (I26): to which account, when, by which serial. */
export async function redeemReceiptFacts(
  { read, language }: Reading & { language: Language },
  { pkApply }: Application,
  _payload: RedeemPayload,
  { pkCredit }: Selectable<ReceiptTable>,
): Promise<readonly Answer[]> {
  const line = await redeemLineOf(read, pkApply, { pkCredit })
  if (line === undefined) return []
  return [
    answerOf('payeeAccountName', line.accountName, language),
    answerOf('payeeAccount', line.accountNo, language),
    answerOf('payeeBank', line.bankName, language),
    answerOf('payDate', line.payDate, language),
    answerOf('bankSerial', line.bankSerial ?? '', language),
    answerOf('paidAt', line.paidAt ?? '', language),
    answerOf(
      'settledBy',
      line.settledBy === null ? '' : inLanguage(settledBy[line.settledBy].label, language),
      language,
    ),
  ]
}
