import { calledIn } from '@jinpiao/contract/flow'
import type { CommonValue } from '@jinpiao/contract/flowRow'
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

/** Those that its row has. @throws {BusinessError} 11000103 one is missing: drafts with gaps were refused before. */
function commonValues({ businessType, amountFen, promisedDate }: Application): Pick<SigningEntry, CommonValue> {
  const lacksAmount = calledIn(businessType, 'amount') === undefined
  const lacksDay = calledIn(businessType, 'promisedDate') === undefined
  const isComplete = (lacksAmount || amountFen !== null) && (lacksDay || promisedDate !== null)
  if (!isComplete) throw new BusinessError('11000103')
  return {
    amount: lacksAmount || amountFen === null ? null : fenToDecimal(amountFen),
    promisedDate: lacksDay ? null : promisedDate,
  }
}

/** What stands for an application in a signed text. */
export async function applicationEntry(
  reading: Reading,
  business: Business<unknown>,
  application: Application,
): Promise<SigningEntry> {
  const { applyNo, version, counterpartyName, payloadDigest } = application
  const payload = business.read(application.payload)
  const details = (await business.details?.(reading, payload)) ?? []
  // The signed text is Chinese. What the form has said of itself, as 还款方式, its price does not say again.
  const prices = ((await business.prices?.(reading, payload, application)) ?? [])
    .map(({ name, text }) => ({ label: name[0], party: text[0] }))
    .filter(({ label, party }) => !details.some((own) => own.label === label && 'party' in own && own.party === party))
  return {
    no: applyNo,
    version,
    // The signed text is Chinese, whoever reads the page.
    counterparty: partiesText(counterpartyName ?? '', 'zh-CN'),
    ...commonValues(application),
    digest: payloadDigest,
    details: [...details, ...prices],
  }
}
