import { type BillKind, billKinds } from '@jinpiao/contract/states/exchange'
import { inLanguage, type Language } from '@jinpiao/contract/words'
import type { Answer, Reading } from '../flow/business.ts'
import type { StoredReceipt } from '../flow/paper.ts'
import type { AccountSnapshot } from '../queries/accounts.ts'
import { answerOf } from './tradeAnswers.ts'

/** What the receipt of a fee says: what it was for, from which account it was paid, when, and by which serial it is known. */
export async function feeReceiptFacts(
  { read, language }: Pick<Reading, 'read'> & { language: Language },
  _application: unknown,
  { fkCorp, fkSource }: StoredReceipt,
): Promise<readonly Answer[]> {
  const row = await read
    .selectFrom('fee_bill')
    .selectAll()
    .where('pkBill', '=', fkSource ?? '')
    .where('fkCorp', '=', fkCorp)
    .executeTakeFirst()
  if (row === undefined) return []
  const { account, payDate, bankSerial } = row
  const payer = account === null ? undefined : (JSON.parse(account) as AccountSnapshot)
  return [
    answerOf('billKind', inLanguage(billKinds[row.kind as BillKind].label, language), language),
    answerOf('payAccount', payer?.accountNo ?? '', language),
    answerOf('payDate', payDate ?? '', language),
    answerOf('bankSerial', bankSerial ?? '', language),
  ]
}
