import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { day, fields, mobile, money, moneySum, pk, pkOrNone, rate, text, typed } from './fields.ts'
import { funderProduct } from './funderProducts.ts'
import { signupPages, signupQueryPage } from './permissions/finance.ts'
import { qualificationStateNames } from './states/finance.ts'
import { tradeFile } from './trade.ts'

/** Trading partners of one form. */
export const MAX_PARTNERS = 10
/** A funder asks for fewer papers than this. */
const MAX_PAPERS = 30
const MAX_PAPER_FILES = 20
/** The longest name of a paper that a funder may ask for. */
const MAX_DOCUMENT = 60

const files = z.array(pk).check(z.maxLength(MAX_PAPER_FILES))
const figure = z.union([money, z.literal('')])
/** A loss has a minus sign. */
const result = z.union([moneySum, z.literal('')])

/** One trading partner, with its share of the trade in per cent: `35.00`. */
const partner = z.object({ partnerName: typed('partnerName'), partnerShare: z.union([rate, z.literal('')]) })
export type Partner = z.output<typeof partner>

/** 融资资格: what a funder judges by. A draft may be incomplete. */
export const signupPayload = z.object({
  fkProduct: pkOrNone,
  revenueLast: figure,
  revenueBefore: figure,
  profitLast: result,
  profitBefore: result,
  partners: z.array(partner).check(z.maxLength(MAX_PARTNERS)),
  /** What the funder asks for, by the names of `documents` of its product. */
  papers: z.array(z.object({ document: text(MAX_DOCUMENT), fileIds: files })).check(z.maxLength(MAX_PAPERS)),
  /** 企业授权书. */
  authFileIds: files,
  contactName: typed('contactName'),
  contactMobile: z.union([mobile, z.literal('')]),
})
export type SignupPayload = z.output<typeof signupPayload>

/** What the funder grants. */
export const signupOutcome = z.object({
  ...fields('qualifiedFrom', 'qualifiedUntil'),
  quotaHint: z.nullable(money),
})
export type SignupOutcome = z.output<typeof signupOutcome>

export const signup = applications({
  type: 'SIGNUP',
  name: 'signups',
  drafts: '/corp/v1/signups',
  acts: '/corp/v1/signups',
  steps: { PENDING_DIRECTOR: '' },
  payload: signupPayload,
  names: {
    fkProduct: 'product',
    papers: 'materialFiles',
    document: 'materialFiles',
    fileIds: 'materialFiles',
    authFileIds: 'authorisationFiles',
  },
  row: {
    ...fields('funderName', 'product', 'qualifiedUntil?'),
    fkProduct: z.string(),
    /** Whether the same product can be applied for from here, and why not; null: it makes no sense. */
    again: z.nullable(z.object({ kind: z.enum(['EXTEND', 'AGAIN']), reason: z.nullable(z.string()) })),
  },
  detail: {
    /** The papers that the product asks for now, and those that were given besides, each with the funder's opinion of it. */
    papers: z.array(
      z.object({
        document: z.string(),
        isAsked: z.boolean(),
        files: z.array(tradeFile),
        /** What the funder wants of it before it decides; null: nothing. */
        opinion: z.nullable(z.string()),
      }),
    ),
    authFiles: z.array(tradeFile),
    outcome: z.nullable(signupOutcome),
  },
  facts: z.object({}),
  readers: [...signupQueryPage, ...signupPages],
})
export type SignupApplication = z.output<typeof signup.row>

/** A product that needs a qualification, as it stands to the enterprise. */
export const signupProduct = z.object({
  product: funderProduct,
  state: z.enum(qualificationStateNames),
  /** Of the qualification that is, or was. */
  ...fields('qualifiedFrom?', 'qualifiedUntil?', 'quotaHint?'),
  /** The application that was submitted last: a further one begins with what it says. */
  lastApply: z.nullable(z.string()),
  /** The application under way. */
  open: z.nullable(z.object({ pkApply: z.string(), ...fields('applyNo'), isReturned: z.boolean() })),
  /** The first day on which one may apply again after a refusal; null: it does not matter. */
  retryFrom: z.nullable(day),
  /** Why nobody can apply for it now; null: one can. */
  blockedReason: z.nullable(z.string()),
})
export type SignupProduct = z.output<typeof signupProduct>

export const listSignupProducts = endpoint({
  method: 'GET',
  path: '/corp/v1/finance/products/qualifications',
  summary: '可申请融资资格的产品，及本企业的资格状态',
  permission: signupPages,
  data: z.array(signupProduct),
})
