import * as z from 'zod/mini'
import { type Application, applications } from './applications.ts'
import type { InputNames } from './endpoint.ts'
import { day, fields, money, moneySum, pk, pkOrNone, typed } from './fields.ts'
import type { BusinessType } from './flow.ts'
import {
  agreementStateNames,
  drawStateNames,
  guaranteeNames,
  guarantees,
  purposeNames,
  purposes,
  repayMethodNames,
  repayMethods,
} from './states/loans.ts'
import { MAX_FILES, tradeFile } from './trade.ts'

const files = z.array(pk).check(z.maxLength(MAX_FILES))

/** What every application for a loan says. A draft may be incomplete. */
export const loanPayload = {
  /** What a funder offers. */
  fkProduct: pkOrNone,
  amount: z.union([money, z.literal('')]),
  /** Months, as typed: two digits at most. */
  months: z.string().check(z.regex(/^\d{0,2}$/)),
  method: z.union([z.enum(repayMethodNames), z.literal('')]),
  purpose: z.union([z.enum(purposeNames), z.literal('')]),
  purposeNote: typed('purposeNote'),
  repaySource: typed('repaySource'),
  /** The enterprise's own account that the money goes to. */
  pkAccount: pkOrNone,
  guarantee: z.union([z.enum(guaranteeNames), z.literal('')]),
  /** Who answers for it, where it is guaranteed; applications of before have named nobody. */
  guarantor: z.optional(typed('guarantor')),
  authFileIds: files,
  otherFileIds: files,
} as const
const anyPayload = z.object(loanPayload)
export type LoanPayload = z.output<typeof anyPayload>

/** Who answers for a loan; undefined where nobody does, whatever was typed before another security was chosen. */
export const guarantorOf = ({
  guarantee,
  guarantor,
}: Pick<LoanPayload, 'guarantee' | 'guarantor'>): string | undefined =>
  guarantee === 'GUARANTEE' && guarantor ? guarantor : undefined

/** What a list shows of each: what is asked for, and what the funder says of it. */
const loanRow = {
  ...fields('funderName', 'months?', 'annualRate?', 'approvedAmount?'),
  repayMethod: z.nullable(z.enum(repayMethodNames)),
  purpose: z.nullable(z.enum(purposeNames)),
  guarantee: z.nullable(z.enum(guaranteeNames)),
} as const
const anyRow = z.object(loanRow)
export type LoanRow = z.output<typeof anyRow>

/** What it costs as it is asked for, or as it is granted, if the money came on the day of the question. */
export const loanTrial = z.object({
  count: z.number(),
  interest: moneySum,
  total: moneySum,
  firstDate: day,
  firstAmount: moneySum,
  lastDate: day,
  lastAmount: moneySum,
})

/** What a decision rests on besides the form. */
const loanDetail = {
  /** Name of the product. */
  product: z.string(),
  trial: z.nullable(loanTrial),
  /** Where the money goes: the account by its last four digits. */
  account: z.nullable(z.object({ ...fields('accountName', 'bankName'), accountTail: z.string() })),
  authFiles: z.array(tradeFile),
  otherFiles: z.array(tradeFile),
  /** The agreement that has come of it. */
  agreement: z.nullable(
    z.object({
      pkAgreement: z.string(),
      ...fields('agreementNo', 'lineAmount', 'annualRate', 'startDate', 'maturityDate'),
      state: z.enum(agreementStateNames),
    }),
  ),
  /** The loan that has come of it, where it was paid at once. */
  draw: z.nullable(z.object({ pkDraw: z.string(), ...fields('drawNo'), state: z.enum(drawStateNames) })),
  /** After a refusal: the first day on which one may apply again; null: it does not matter. */
  retryFrom: z.nullable(day),
} as const
const anyDetail = z.object(loanDetail)
export type LoanDetail = z.output<typeof anyDetail> & { application: Application & LoanRow; payload: LoanPayload }

/** What the form judges by before it asks. */
export const loanFormFacts = z.object({ isOpened: z.boolean() })

/** Terms of the keys of the payload that are none. */
const loanNames: InputNames = {
  fkProduct: 'product',
  method: 'repayMethod',
  pkAccount: 'receivingAccount',
  authFileIds: 'authFiles',
  otherFileIds: 'otherFiles',
}

const loanWords = { repayMethod: () => repayMethods, purpose: () => purposes, guarantee: () => guarantees }

interface LoanApplication<
  Type extends BusinessType,
  Payload extends z.core.$ZodLooseShape,
  Row extends z.core.$ZodLooseShape,
  Detail extends z.core.$ZodLooseShape,
> {
  type: Type
  /** In the addresses of exports. */
  name: string
  drafts: `/${string}`
  /** What the type has besides what every loan has; `{}` where that is all. */
  payload: Payload
  names?: InputNames
  row: Row
  detail: Detail
  /** Pages besides those of the flow that read the applications. */
  readers: readonly string[]
}

/**
 * The endpoints of an application for a loan, decided by a director: what is its own stands beside what every loan has.
 * `loanApplication({ type: 'CHAIN_CREDIT', …, payload: { orderNo: typed('orderNo') }, row: {}, detail: {}, readers: [] })`.
 */
export const loanApplication = <
  Type extends BusinessType,
  const Payload extends z.core.$ZodLooseShape,
  const Row extends z.core.$ZodLooseShape,
  const Detail extends z.core.$ZodLooseShape,
>({
  type,
  name,
  drafts,
  payload,
  names = {},
  row,
  detail,
  readers,
}: LoanApplication<Type, Payload, Row, Detail>) =>
  applications({
    type,
    name,
    drafts,
    acts: drafts,
    steps: { PENDING_DIRECTOR: '' },
    payload: z.object({ ...loanPayload, ...payload }),
    names: { ...loanNames, ...names },
    row: { ...loanRow, ...row },
    detail: { ...loanDetail, ...detail },
    facts: loanFormFacts,
    words: loanWords,
    readers,
  })
