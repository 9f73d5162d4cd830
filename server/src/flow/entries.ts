import { partiesText } from '@jinpiao/contract/parties'
import type { SigningEntry } from '@jinpiao/contract/signingText'
import { fenToDecimal } from '@jinpiao/values/money'
import { BusinessError } from '../domain/businessError.ts'
import type { Application } from './application.ts'
import type { Business, Columns, Reading } from './business.ts'

/**
 * What its form names today: what is submitted. A supplier may have registered, or been renamed, since the form was saved;
 * from the submission on both stay as they are.
 */
export async function columnsToday(
  reading: Reading,
  business: Business<unknown>,
  { payload }: Application,
): Promise<Columns> {
  return business.columns(reading, business.read(payload))
}

/** What stands for an application in a signed text. */
export async function applicationEntry(
  reading: Reading,
  business: Business<unknown>,
  application: Application,
): Promise<SigningEntry> {
  const { applyNo, version, counterpartyName, amountFen, promisedDate, payloadDigest } = application
  // Incomplete drafts have been refused before; what is still missing cannot be signed.
  if (amountFen === null || promisedDate === null) throw new BusinessError('11000103')
  return {
    no: applyNo,
    version,
    // The signed text is Chinese, whoever reads the page.
    counterparty: partiesText(counterpartyName ?? '', 'zh-CN'),
    amount: fenToDecimal(amountFen),
    promisedDate,
    digest: payloadDigest,
    details: (await business.details?.(reading, business.read(application.payload))) ?? [],
  }
}
