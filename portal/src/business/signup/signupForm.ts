import type { DetailOf } from '@jinpiao/contract/applications'
import { type Problem, problem } from '@jinpiao/contract/problems'
import type { SignupPayload, SignupProduct, signup } from '@jinpiao/contract/signup'
import { findSignupProblems } from '@jinpiao/contract/signupRules'
import { type TermName, terms } from '@jinpiao/contract/terms'
import { parseDecimal } from '@jinpiao/values/decimal'
import * as z from 'zod/mini'
import type { LineProblem } from '#portal/archetypes/apply/apply.ts'
import { singleForm, storedKeys } from '#portal/archetypes/apply/applyForm.ts'
import { heldFile, moneyProblems, moneyText, textProblems } from '#portal/business/trade/tradeForm.ts'

const text = z.string()
const paper = z.object({ document: text, files: z.array(heldFile) })
export type PaperForm = z.output<typeof paper>
const partner = z.object({ partnerName: text, partnerShare: text })

/** An application as it is filled in; names stand beside keys. */
const schema = z.object({
  ...storedKeys,
  fkProduct: text,
  productName: text,
  funderName: text,
  revenueLast: text,
  revenueBefore: text,
  profitLast: text,
  profitBefore: text,
  partners: z.array(partner),
  /** In the order of the product. */
  papers: z.array(paper),
  authFiles: z.array(heldFile),
  contactName: text,
  contactMobile: text,
})
export type SignupForm = z.output<typeof schema>

/** What the form knows before anything is typed. */
export interface SignupFormFacts {
  products: readonly SignupProduct[]
  /** The product that the address names (`?product=`). */
  chosen: SignupProduct | undefined
}

export const emptyPartner = () => ({ partnerName: '', partnerShare: '' })

/** What a product brings into the form; papers that it asks for too keep their files. */
export const chosenProduct = (found: SignupProduct | undefined, papers: readonly PaperForm[] = []) => ({
  fkProduct: found?.product.pkProduct ?? '',
  productName: found?.product.name ?? '',
  funderName: found?.product.funderName ?? '',
  papers: (found?.product.documents ?? []).map((document) => ({
    document,
    files: papers.find((each) => each.document === document)?.files ?? [],
  })),
})

const emptySignup = (facts?: SignupFormFacts): SignupForm => ({
  ...chosenProduct(facts?.chosen),
  revenueLast: '',
  revenueBefore: '',
  profitLast: '',
  profitBefore: '',
  partners: [emptyPartner()],
  authFiles: [],
  contactName: '',
  contactMobile: '',
})

/** With two places; '' where it is no such number. `whole`: digits before the point at most. */
function decimalText(typed: string, whole: number): string {
  const decimal = parseDecimal(typed)
  const [integer = '', places = ''] = decimal?.split('.') ?? []
  const isRight = decimal !== undefined && integer.replace('-', '').length <= whole && places.length <= 2
  return isRight ? `${integer}.${places.padEnd(2, '0')}` : ''
}
const YUAN_DIGITS = 14
const SHARE_DIGITS = 3
export const resultText = (typed: string): string => decimalText(typed, YUAN_DIGITS)
/** A share has no sign. */
export const shareText = (typed: string): string => (typed.includes('-') ? '' : decimalText(typed, SHARE_DIGITS))

const keysOf = (files: readonly { pkFile: string }[]) => files.map(({ pkFile }) => pkFile)

export const toSignupPayload = (form: SignupForm): SignupPayload => ({
  fkProduct: form.fkProduct,
  revenueLast: moneyText(form.revenueLast),
  revenueBefore: moneyText(form.revenueBefore),
  profitLast: resultText(form.profitLast),
  profitBefore: resultText(form.profitBefore),
  partners: form.partners.map(({ partnerName, partnerShare }) => ({
    partnerName: partnerName.trim(),
    partnerShare: shareText(partnerShare),
  })),
  papers: form.papers.map(({ document, files }) => ({ document, fileIds: keysOf(files) })),
  authFileIds: keysOf(form.authFiles),
  contactName: form.contactName.trim(),
  contactMobile: isMobile(form.contactMobile) ? form.contactMobile.trim() : '',
})

const isMobile = (typed: string) => /^1\d{10}$/.test(typed.trim())

/** A stored application back in the form; a copy keeps what it says, and its files. */
function fill({ payload, application, papers, authFiles }: DetailOf<typeof signup>): SignupForm {
  const { revenueLast, revenueBefore, profitLast, profitBefore, contactName, contactMobile } = payload
  return {
    fkProduct: payload.fkProduct,
    productName: application.product,
    funderName: application.funderName,
    revenueLast,
    revenueBefore,
    profitLast,
    profitBefore,
    partners: payload.partners.length > 0 ? payload.partners : [emptyPartner()],
    papers: papers.filter(({ isAsked }) => isAsked).map(({ document, files }) => ({ document, files })),
    authFiles,
    contactName,
    contactMobile,
  }
}

const form = singleForm({
  schema,
  empty: emptySignup,
  chosen: ['fkProduct', 'productName', 'funderName'],
  toPayload: toSignupPayload,
  fill,
})

/** The product alone, with the papers that it asks for, leaves no draft behind. */
export const signupForm: typeof form = {
  ...form,
  isUntouched: (values) =>
    form.isUntouched({ ...values, papers: values.papers.filter(({ files }) => files.length > 0) }),
}

/** What the page can see by itself. */
export function findProblems(form: SignupForm, { products }: SignupFormFacts): LineProblem[] {
  const found = products.find(({ product }) => product.pkProduct === form.fkProduct)
  const payload = toSignupPayload(form)
  const typed = typedProblems(form)
  const known = new Set(typed.map(({ field }) => field))
  const problems = findSignupProblems(payload, { product: found ? found.product : null })
  // What is typed wrongly is not missing.
  return [...typed, ...problems.filter(({ field }) => !known.has(field))].map((each) => ({ ...each, line: 0 }))
}

/** What is typed and cannot be sent as it is. */
function typedProblems(form: SignupForm): Problem[] {
  return [
    ...moneyProblems('revenueLast', 'revenueLast', form.revenueLast),
    ...moneyProblems('revenueBefore', 'revenueBefore', form.revenueBefore),
    ...numberProblems('profitLast', 'profitLast', form.profitLast, resultText),
    ...numberProblems('profitBefore', 'profitBefore', form.profitBefore, resultText),
    ...form.partners.flatMap(({ partnerName, partnerShare }, index) => [
      ...textProblems(`partners.${index}.partnerName`, 'partnerName', partnerName),
      ...numberProblems(`partners.${index}.partnerShare`, 'partnerShare', partnerShare, shareText),
    ]),
    ...textProblems('contactName', 'contactName', form.contactName),
    ...(form.contactMobile.trim() === '' || isMobile(form.contactMobile) ? [] : [problem('contactMobile', '04000136')]),
  ]
}

const numberProblems = (field: string, term: TermName, typed: string, read: (typed: string) => string): Problem[] =>
  typed.trim() === '' || read(typed) !== '' ? [] : [problem(field, '01000314', terms[term].name)]

/** How a paper of the form stands: to be given, given, or sent back and not given anew. */
export type PaperState = 'MISSING' | 'GIVEN' | 'WANTED'

/**
 * @param returned the papers of the application that is corrected, as the funder sent it back.
 */
export function paperStateOf(paper: PaperForm, returned: DetailOf<typeof signup>['papers'] = []): PaperState {
  if (paper.files.length === 0) return 'MISSING'
  const before = returned.find(({ document }) => document === paper.document)
  if (before === undefined || before.opinion === null) return 'GIVEN'
  return keysOf(before.files).join() === keysOf(paper.files).join() ? 'WANTED' : 'GIVEN'
}
