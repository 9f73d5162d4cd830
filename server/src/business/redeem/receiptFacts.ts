import { settledBy } from '@jinpiao/contract/states/redeem'
import type { TriedBefore } from '@jinpiao/contract/tries'
import { inLanguage, type Language } from '@jinpiao/contract/words'
import { isDay } from '@jinpiao/values/days'
import type { Selectable } from 'kysely'
import type { Reader } from '../../db/database.ts'
import type { ReceiptTable } from '../../db/tables/instrument.ts'
import type { Application } from '../../flow/application.ts'
import type { Answer, Reading } from '../../flow/business.ts'
import { whenPaid } from '../../queries/payments.ts'
import { redeemTries } from '../../queries/tries.ts'
import { redeemLineOf, type StoredLine } from '../redeemLines.ts'
import { answerOf } from '../tradeAnswers.ts'

/** Of its own payment alone (I26): to which account, when, by which serial. */
export async function redeemReceiptFacts(
  { read, language }: Pick<Reading, 'read'> & { language: Language },
  { pkApply, fkCorp }: Application,
  { pkCredit, fkCorp: reader }: Selectable<ReceiptTable>,
): Promise<readonly Answer[]> {
  const line = await redeemLineOf(read, pkApply, { pkCredit })
  if (line === undefined) return []
  // The payer's own: how it had failed before is nothing to the payee, nor is a number of the payer's (I26).
  const before = reader === fkCorp ? (await redeemTries(read, [line.pkCredit])).before(line) : null
  return [
    answerOf('payeeAccountName', line.accountName, language),
    answerOf('payeeAccount', line.accountNo, language),
    answerOf('payeeBank', line.bankName, language),
    answerOf('bankSerial', line.bankSerial ?? '', language),
    paidFact(line, language),
    answerOf(
      'settledBy',
      line.settledBy === null ? '' : inLanguage(settledBy[line.settledBy].label, language),
      language,
    ),
    ...(before === null ? [] : [failedFact(before, language)]),
  ]
}

/** What a payer has stated stands on the signatures of the statement: those of the batch are of a payment that never came. */
export async function redeemSignedIn(
  read: Reader,
  { pkApply, pkCredit }: Selectable<ReceiptTable>,
): Promise<string | undefined> {
  const line = pkCredit === null ? undefined : await redeemLineOf(read, pkApply, { pkCredit })
  return line === undefined || line.settledBy === 'BANK' ? undefined : (line.claimedBy ?? undefined)
}

/** `SQ1 户名与账号不符`: which batch could not pay it, and why. */
const failedFact = ({ applyNo, failReason }: TriedBefore, language: Language): Answer =>
  answerOf('failedBefore', `${applyNo} ${failReason}`, language)

/** Of a payment that its payer has stated, the day is all that anybody has said. */
function paidFact(line: StoredLine, language: Language): Answer {
  const at = whenPaid(line) ?? ''
  return { ...answerOf('paidAt', at, language), kind: isDay(at) ? 'day' : 'moment' }
}
