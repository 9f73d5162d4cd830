import { addDays, type Day } from '@jinpiao/values/days'
import type { CheckTopic } from './checks.ts'
import { missing, notChosen, notUploaded, type Problem, problem, within } from './problems.ts'
import type { Partner, SignupPayload } from './signup.ts'
import type { QualificationState } from './states/finance.ts'
import { termOf } from './terms.ts'

/** After a refusal for good the same product is not applied for again for so many days. */
export const RETRY_DAYS = 30
/** So many days before its end a qualification can be extended, and the enterprise is told of it. */
export const EXTEND_DAYS = 30
/** All trade, in hundredths of a per cent. */
const ALL_TRADE = 10_000

/** How a product that needs a qualification stands to an enterprise. */
export interface Standing {
  today: Day
  /** Another application for the product that is under way: its number. */
  openNo: string | null
  /** The day of the last refusal; null: none counts. */
  refusedOn: Day | null
  /** The last day of the qualification that is, or was. */
  validTo: Day | null
}

/** What is known when an application is judged; `undefined`: nobody has asked. */
export interface SignupFacts {
  /** The enterprise's own real-name state. */
  realnameState?: string
  /** Papers that the product asks for; null: it is no longer offered. */
  product?: { documents: readonly string[] } | null
  /** Left out at an approval: it was judged when the application was submitted. */
  standing?: Standing
}

/** What a reviewer reads of these rules, in the order of the form. */
export const signupTopics: readonly CheckTopic[] = [
  { name: ['企业与产品', 'Enterprise and product'], fields: /^(fkProduct)?$/ },
  { name: ['财务信息', 'Financial figures'], fields: /^(revenue|profit)/ },
  { name: termOf('partners').name, fields: /^partners/ },
  { name: termOf('materialFiles').name, fields: /^papers/ },
  { name: termOf('authorisationFiles').name, fields: /^authFileIds/ },
  { name: termOf('contactName').name, fields: /^contact/ },
]

/** Everything that refuses an application to qualify, in the order of the form. */
export function findSignupProblems(payload: SignupPayload, facts: SignupFacts): Problem[] {
  const { fkProduct, partners, papers, authFileIds, contactName, contactMobile } = payload
  const { realnameState = 'PASSED', product, standing } = facts
  const refusal = fkProduct === '' || standing === undefined ? undefined : standingRefusal(standing)
  return [
    ...(realnameState === 'PASSED' ? [] : [problem('', '02000110')]),
    ...(fkProduct === '' ? [notChosen('fkProduct', 'product')] : []),
    ...(product === null && fkProduct !== '' ? [problem('fkProduct', '01000302')] : []),
    ...(refusal === undefined ? [] : [refusal]),
    ...(['revenueLast', 'revenueBefore', 'profitLast', 'profitBefore'] as const).flatMap((field) =>
      payload[field] === '' ? [missing(field, field)] : [],
    ),
    ...partnerProblems(partners),
    ...(product ? paperProblems(papers, product.documents) : []),
    ...(authFileIds.length === 0 ? [notUploaded('authFileIds', 'authorisationFiles')] : []),
    ...(contactName === '' ? [missing('contactName', 'contactName')] : []),
    ...(contactMobile === '' ? [missing('contactMobile', 'contactMobile')] : []),
  ]
}

/** Why the product cannot be applied for now; the cards and the form say the same. */
export function standingRefusal({ openNo, refusedOn, validTo, today }: Standing): Problem | undefined {
  if (openNo !== null) return problem('fkProduct', '09000111', openNo)
  if (validTo !== null && addDays(today, EXTEND_DAYS) < validTo) return problem('fkProduct', '09000118', validTo)
  const from = retryFrom({ refusedOn, today })
  return from === null ? undefined : problem('fkProduct', '09000112', from)
}

/** The first day on which one may apply again after a refusal; null: it is today, or past. */
export function retryFrom({ refusedOn, today }: Pick<Standing, 'refusedOn' | 'today'>): Day | null {
  const from = refusedOn === null ? null : addDays(refusedOn, RETRY_DAYS)
  return from !== null && today < from ? from : null
}

/** Where a qualification stands on a day. One that ends soon or has ended may be applied for, so an application says more. */
export function qualificationStateOf({ openNo, validTo, today }: Standing): QualificationState {
  if (openNo !== null) return 'PENDING'
  if (validTo === null) return 'NONE'
  if (validTo < today) return 'EXPIRED'
  return addDays(today, EXTEND_DAYS) < validTo ? 'VALID' : 'SOON'
}

function partnerProblems(partners: readonly Partner[]): Problem[] {
  if (partners.length === 0) return [problem('partners', '01000310', termOf('partners').name)]
  const found = partners.flatMap(({ partnerName, partnerShare }, index) =>
    within(`partners.${index}`, [
      ...(partnerName === '' ? [missing('partnerName', 'partnerName')] : []),
      ...(partnerShare === '' ? [missing('partnerShare', 'partnerShare')] : []),
    ]),
  )
  const share = partners.reduce((sum, { partnerShare }) => sum + basisPoints(partnerShare), 0)
  return share > ALL_TRADE ? [...found, problem('partners.0.partnerShare', '09000116')] : found
}

/** `35.00` → 3500. */
const basisPoints = (share: string): number => (share === '' ? 0 : Number(share.replace('.', '')))

const paperProblems = (papers: SignupPayload['papers'], documents: readonly string[]): Problem[] =>
  documents.flatMap((document) => {
    const at = papers.findIndex((paper) => paper.document === document)
    const given = at === -1 ? [] : (papers[at]?.fileIds ?? [])
    // The form lists the papers in the product's order.
    return given.length === 0
      ? [problem(`papers.${at === -1 ? documents.indexOf(document) : at}.fileIds`, '09000117', document)]
      : []
  })
