import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  batchResult,
  day,
  instant,
  money,
  moneySum,
  pageOf,
  pageQuery,
  pk,
  reason,
  repeated,
  signaturePayload,
} from './fields.ts'
import { type BusinessType, businessTypes, type SignedAction, signedActions } from './flow.ts'
import { acceptPages, allHomes, issuePages } from './permissions.ts'
import { decisions, type TicketState, ticketStates } from './status.ts'

const ticketState = z.enum(Object.keys(ticketStates) as [TicketState, ...TicketState[]])

/** A ticket node as the caller may see it (I26). Amounts are decimal strings in yuan. */
export const ticket = z.object({
  pkCredit: z.string(),
  creditNo: z.string(),
  state: ticketState,
  issuerName: z.string(),
  holderName: z.string(),
  /** The other side as seen by the caller: recipient for the issuer, sender for the holder. */
  counterpartyName: z.string(),
  /** Name of the limit's source. */
  sourceName: z.optional(z.string()),
  amount: money,
  issueDate: day,
  promisedDate: day,
  /** `promisedDate` moved to the next working day. */
  payableDate: day,
  /** Civil days from today to the promised date; negative when past (D6). */
  daysRemaining: z.number(),
  /** When it reached the caller. */
  receivedAt: instant,
  acceptedAt: z.nullable(instant),
  /** Business type that holds it, when in transit. */
  lockedBy: z.nullable(z.string()),
  /** Settlement by ticket > 60 days after delivery to an SME: a consent tick is needed at acceptance. */
  needsConsent: z.boolean(),
})
export type Ticket = z.output<typeof ticket>

/** What the caller could do now; a refusal comes with its reason, so that it can be read on the page. */
const action = z.object({
  action: z.enum(['ACCEPT', 'REFUSE', 'CANCEL']),
  allowed: z.boolean(),
  reason: z.optional(z.string()),
})

export const tradeFile = z.object({ pkFile: z.string(), name: z.string(), size: z.number(), mime: z.string() })

/** An invoice as it was entered; nobody has verified it with the tax office. */
export const tradeInvoice = z.object({
  invoiceNo: z.string(),
  invoiceCode: z.string(),
  issueDate: z.union([day, z.literal('')]),
  amountWithTax: z.union([money, z.literal('')]),
  files: z.array(tradeFile),
})
export type TradeInvoice = z.output<typeof tradeInvoice>

export const tradeBackground = z.object({
  contractNo: z.string(),
  contractName: z.string(),
  contractAmount: money,
  signedDate: day,
  deliveredDate: z.nullable(day),
  files: z.array(tradeFile),
  invoices: z.array(tradeInvoice),
  otherFiles: z.array(tradeFile),
})
export type TradeBackground = z.output<typeof tradeBackground>

export const applicationStep = z.object({
  decision: z.enum(Object.keys(decisions) as [keyof typeof decisions, ...(keyof typeof decisions)[]]),
  /** State that the application was in. */
  state: z.string(),
  personName: z.string(),
  corpName: z.string(),
  roleLabel: z.string(),
  comment: z.nullable(z.string()),
  at: instant,
  certSuffix: z.nullable(z.string()),
  /** Marked when no hardware key was involved. */
  isDummySignature: z.boolean(),
})
export type ApplicationStep = z.output<typeof applicationStep>

/** What makes the printed voucher of an issue comparable with what the platform keeps (P8). */
export const issueVoucher = z.object({
  /** Hex SHA-256 over the issue as it was signed: its form, its signed texts and signatures. Nothing later changes it. */
  digest: z.string(),
  issuedAt: instant,
})
export type IssueVoucher = z.output<typeof issueVoucher>

export const listCredits = endpoint({
  method: 'GET',
  path: '/corp/v1/credits',
  summary: '金票列表：本企业开立或持有的',
  access: 'session',
  permission: allHomes,
  query: z.object({
    ...pageQuery,
    scope: z._default(z.enum(['HELD', 'ISSUED', 'IN']), 'HELD'),
    state: repeated(ticketState),
    creditNo: z.optional(z.string()),
    counterparty: z.optional(z.string()),
    amountFrom: z.optional(money),
    amountTo: z.optional(money),
    promisedFrom: z.optional(day),
    promisedTo: z.optional(day),
  }),
  data: pageOf(ticket, z.object({ amount: moneySum })),
})
export const getCredit = endpoint({
  method: 'GET',
  path: '/corp/v1/credits/:pkCredit',
  summary: '金票详情',
  access: 'session',
  permission: allHomes,
  params: z.object({ pkCredit: pk }),
  data: z.object({
    ticket,
    /** The application that it was born of; its number is the issuer's affair. */
    applyNo: z.nullable(z.string()),
    amountInWords: z.string(),
    trade: z.nullable(tradeBackground),
    steps: z.array(applicationStep),
    /** Null for a ticket that was not born of an issue. */
    voucher: z.nullable(issueVoucher),
    actions: z.array(action),
  }),
})
/** A node of the lineage that the caller may see (I26). */
export interface TraceNode {
  pkCredit: string
  creditNo: string
  holderName: string
  amount: string
  state: TicketState
  /** What gave birth to the node. */
  bornBy: string
  at: string
  children: TraceNode[]
}
const traceNode: z.ZodMiniType<TraceNode> = z.object({
  pkCredit: z.string(),
  creditNo: z.string(),
  holderName: z.string(),
  amount: money,
  state: ticketState,
  bornBy: z.string(),
  at: instant,
  children: z.array(z.lazy(() => traceNode)),
})
/** Ends of the lineage that the caller may know only together. */
const traceTotal = z.object({ state: ticketState, count: z.number(), amount: money })
export type TraceTotal = z.output<typeof traceTotal>

/** Lineage visible to the caller: its ends and the totals add up to the root (I2, I26). */
export const getTrace = endpoint({
  method: 'GET',
  path: '/corp/v1/credits/:pkCredit/trace',
  summary: '流转轨迹',
  access: 'session',
  permission: allHomes,
  params: z.object({ pkCredit: pk }),
  data: z.object({ root: traceNode, totals: z.array(traceTotal), leavesAmount: money }),
})

/** The text to sign for one act over several entries (D3). */
export const assembleSignature = endpoint({
  method: 'GET',
  path: '/corp/v1/credits/:ids/signature/assemble',
  summary: '待签名原文（ids 以逗号分隔）',
  access: 'session',
  permission: [...issuePages, ...acceptPages],
  params: z.object({ ids: z.string().check(z.minLength(1)) }),
  query: z.object({
    businessType: z.enum(businessTypes as [BusinessType, ...BusinessType[]]),
    action: z.enum(Object.keys(signedActions) as [SignedAction, ...SignedAction[]]),
  }),
  data: z.object({
    original: z.string(),
    /** The same facts as labelled lines, in the order of the text. */
    summary: z.array(z.object({ label: z.string(), value: z.string() })),
    creditList: z.array(z.object({ fkCredit: z.string() })),
    expiresAt: instant,
  }),
})
export const acceptCredits = endpoint({
  method: 'POST',
  path: '/corp/v1/credits/accept',
  summary: '签收',
  access: 'session',
  permission: acceptPages,
  body: z.object({
    fkCredits: z.array(pk).check(z.minLength(1), z.maxLength(200)),
    supplierConsent: z.boolean(),
    signature: signaturePayload,
  }),
  data: batchResult,
})
export const refuseCredits = endpoint({
  method: 'POST',
  path: '/corp/v1/credits/refuse',
  summary: '拒收',
  access: 'session',
  permission: acceptPages,
  body: z.object({
    fkCredits: z.array(pk).check(z.minLength(1), z.maxLength(200)),
    reason,
    signature: signaturePayload,
  }),
  data: batchResult,
})
