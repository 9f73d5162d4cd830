import { type BusinessType, businessTypes, flowOf, type ReceiptKind } from '@jinpiao/contract/flow'
import { guarantorOf, type LoanPayload } from '@jinpiao/contract/loanApply'
import { papers, rolesOf } from '@jinpiao/contract/papers'
import { partiesText } from '@jinpiao/contract/parties'
import { type TermName, termOf } from '@jinpiao/contract/terms'
import type { PaperParties, PaperTimes } from '@jinpiao/contract/voucher'
import { inLanguage, type Language } from '@jinpiao/contract/words'
import type { Selectable } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { ReceiptTable } from '../db/tables/instrument.ts'
import { type Application, nameOf } from './application.ts'
import { type Answer, type Businesses, businessOf, type Reading } from './business.ts'

export type StoredReceipt = Selectable<ReceiptTable>
type Owner = Pick<Application, 'fkCorp'>
const kindOf = ({ kind }: Pick<StoredReceipt, 'kind'>) => kind as ReceiptKind

/** Who a receipt is between: its owner plays the applicant's part or the other one, by whose application it is from. */
export async function partiesOf(
  read: Reader,
  language: Language,
  receipt: StoredReceipt,
  { fkCorp }: Owner,
): Promise<PaperParties> {
  const kind = kindOf(receipt)
  const { applicant, other, namesIssuer, namesGuarantor } = papers[kind]
  const own = await nameOf(read, receipt.fkCorp)
  const counterparty = partiesText(receipt.counterpartyName, language)
  const isOwn = receipt.fkCorp === fkCorp
  const names = new Map([
    [applicant, isOwn ? own : counterparty],
    [other, isOwn ? counterparty : own],
  ])
  const issuer = namesIssuer && receipt.pkCredit !== null ? await issuerOf(read, receipt.pkCredit) : undefined
  if (issuer !== undefined) {
    names.set('issuer', issuer)
    // Of a ticket that came from its issuer, the issuer is who has handed it over.
    if (names.get('transferor') === issuer) names.delete('transferor')
  }
  const guarantor = namesGuarantor && (await guarantorIn(read, receipt))
  if (guarantor) names.set('guarantor', guarantor)
  return rolesOf(kind).flatMap((role) => {
    const name = names.get(role)
    return name ? [{ role, name }] : []
  })
}

/** Who answers for the loan that a receipt is of: named in the application that its agreement comes from. */
async function guarantorIn(read: Reader, { fkSource }: StoredReceipt): Promise<string | undefined> {
  const repayment = read.selectFrom('repayment').select('fkDraw').where('pkRepay', '=', fkSource)
  const row = await read
    .selectFrom('loan_draw as d')
    .innerJoin('loan_agreement as l', 'l.pkAgreement', 'd.fkAgreement')
    .innerJoin('application as a', 'a.pkApply', 'l.pkApply')
    .select('a.payload')
    .where((where) => where.or([where('d.pkDraw', '=', fkSource), where('d.pkDraw', '=', repayment)]))
    .executeTakeFirst()
  return row && guarantorOf(JSON.parse(row.payload) as LoanPayload)
}

async function issuerOf(read: Reader, pkCredit: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('ticket as t')
    .innerJoin('corp as c', 'c.pkCorp', 't.fkIssuer')
    .select('c.corpName')
    .where('t.pkCredit', '=', pkCredit)
    .executeTakeFirst()
  return row?.corpName
}

/**
 * When it was signed, when it took effect, when that was confirmed: each by what it is. What its business knows says when
 * it took effect; of an act of the enterprise's own, that is when the receipt was written.
 */
export function timesOf(receipt: StoredReceipt, facts: readonly Answer[], signedAt: string | undefined): PaperTimes {
  const { times, effectiveBy } = papers[kindOf(receipt)]
  const ownTime = { kind: 'moment', text: receipt.at }
  const effective = effectiveBy === undefined ? ownTime : facts.find(({ key }) => key === keyOf(effectiveBy))
  return [
    ...(signedAt === undefined ? [] : [{ time: 'signed', kind: 'moment', at: signedAt } as const]),
    ...(effective?.text
      ? [{ time: 'effective', kind: effective.kind === 'day' ? 'day' : 'moment', at: effective.text } as const]
      : []),
    ...(times.confirmed === undefined ? [] : [{ time: 'confirmed', kind: 'moment', at: receipt.at } as const]),
  ]
}

/** As `answerOf` names a row. */
const keyOf = (name: TermName) => `.${name}`

/** What the business of a receipt adds to it. One of another type may leave it, e.g. a fee that a financing has borne. */
export async function readFacts(
  businesses: Businesses,
  reading: Pick<Reading, 'read'> & { language: Language },
  receipt: StoredReceipt,
  application: Application,
): Promise<readonly Answer[]> {
  const business = businessOf(businesses, typeThatLeaves(kindOf(receipt), application.businessType))
  return (await business.receiptFacts?.(reading, application, receipt)) ?? []
}

/** The rows of a paper: without the one that is among its times, and each count with its unit. */
export function rowsOf(receipt: StoredReceipt, facts: readonly Answer[], language: Language) {
  const { effectiveBy } = papers[kindOf(receipt)]
  return facts
    .filter(({ key, text }) => text !== '' && !(effectiveBy && key === keyOf(effectiveBy)))
    .map((fact) => ({ ...fact, text: withUnit(fact, language) }))
}

function withUnit({ key, text }: Answer, language: Language): string {
  const { unit } = termOf(key.slice(1) as TermName)
  return unit === undefined ? text : `${text} ${inLanguage(unit, language)}`
}

/** The type in whose row of the flow table a kind stands: the application's own, where it is there. */
function typeThatLeaves(kind: ReceiptKind, own: BusinessType): BusinessType {
  const leaves = (type: BusinessType) => type === kind || kind in (flowOf(type).receipts ?? {})
  return leaves(own) ? own : (businessTypes.find(leaves) ?? own)
}
