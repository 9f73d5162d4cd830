import * as z from 'zod/mini'
import { action, paymentActions, ticketActions } from './actions.ts'
import { applicationStep, MAX_BATCH } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { batchResult, day, fields, instant, money, pk, reason, signaturePayload } from './fields.ts'
import { receiptKindNames, ticketPages } from './flow.ts'
import { list } from './list.ts'
import { acceptPages, allHomes } from './permissions.ts'
import { type RedeemLineState, settledByNames } from './states/redeem.ts'
import { type TicketState, ticketStateNames } from './status.ts'
import { ticketStation } from './ticketEvents.ts'
import { ticketWords } from './ticketWords.ts'
import { tradeBackground } from './trade.ts'
import { lastFailure } from './tries.ts'
import { voucher } from './voucher.ts'

const ticketState = z.enum(ticketStateNames)

/** A ticket node as the caller may see it (I26). Amounts are decimal strings in yuan. */
export const ticket = z.object({
  pkCredit: z.string(),
  ...fields('creditNo', 'issuerName', 'holderName', 'amount', 'issueDate', 'promisedDate', 'payableDate'),
  state: ticketState,
  /** The other side as seen by the caller: recipient for the issuer, sender for the holder. */
  ...fields('counterpartyName'),
  /** Name of the limit's source: the issuer's affair. */
  sourceName: z.optional(z.string()),
  /** Civil days from today to the promised date; negative when past (D6). Null of what is not to be paid any more. */
  ...fields('daysRemaining?', 'receivedAt', 'acceptedAt?'),
  /** Of one that is due: the last day of its grace, after which it is overdue; else null. */
  graceUntil: z.nullable(day),
  /** Business type that holds it, when in transit. */
  lockedBy: z.nullable(z.string()),
  /** Business type that has used it up; null: none has, or it is another enterprise's affair. */
  spentAs: z.nullable(z.string()),
  /** Settlement by ticket > 60 days after delivery to an SME: a consent tick is needed at acceptance. */
  needsConsent: z.boolean(),
  /** How often it has been passed on (I6). */
  depth: z.number(),
  /** What the caller could do now; what is refused says why. What another post does is absent. */
  actions: z.array(action(ticketActions)),
  /** Why nobody on the caller's side can do anything with it now; null: somebody can, or there is nothing to do (P21). */
  blocked: z.nullable(z.string()),
})
export type Ticket = z.output<typeof ticket>

export const listCredits = list({
  name: 'credits',
  path: '/corp/v1/credits',
  summary: '金票列表：本企业开立或持有的',
  permission: [...allHomes, ...ticketPages],
  row: ticket,
  filters: {
    creditNo: 'contains',
    counterpartyName: 'contains',
    amount: 'range',
    promisedDate: 'range',
    state: ticketStateNames,
    issuerName: 'contains',
  },
  choices: { scope: ['HELD', 'ISSUED', 'IN'] },
  sort: ['creditNo', 'amount', 'promisedDate', 'issueDate', 'receivedAt', 'state'],
  sums: ['amount'],
  words: { state: ({ scope }, row) => ticketWords(scope, row?.['spentAs']) },
  called: ({ scope }) => ({ counterpartyName: scope === 'ISSUED' ? 'supplierName' : 'previousHolderName' }),
})

const ticketPayment = z.object({
  ...fields('bankSerial?', 'paidAt?'),
  /** The issuer's own application that pays or has paid it; null on the payee's side. */
  batch: z.nullable(z.object({ pkApply: z.string(), ...fields('redeemNo') })),
  /** Its payer has stated it and the payee was asked: how far that is. Null: nothing is open. */
  ...fields('judgeBy?'),
  claimState: z.nullable(z.enum(['ASKED', 'CLEARING'] as const satisfies readonly RedeemLineState[])),
  /** The matter in which the reader is asked whether it has come; null: the reader is not asked. */
  pkConfirm: z.nullable(pk),
  /** Who has confirmed it; null: it is not paid. */
  settledBy: z.nullable(z.enum(settledByNames)),
})
export type TicketPayment = z.output<typeof ticketPayment>

const failedPayment = z.object({ ...lastFailure.shape, actions: z.array(action(paymentActions)) })
export type FailedPayment = z.output<typeof failedPayment>

const ticketPaper = z.object({ pkReceipt: z.string(), receiptKind: z.enum(receiptKindNames), ...fields('receiptNo') })
export type TicketPaper = z.output<typeof ticketPaper>

export const getCredit = endpoint({
  method: 'GET',
  path: '/corp/v1/credits/:pkCredit',
  summary: '金票详情',
  permission: [...allHomes, ...ticketPages],
  params: z.object({ pkCredit: pk }),
  data: z.object({
    ticket,
    /** The application that it was born of; its number is its enterprise's affair. */
    applyNo: z.nullable(z.string()),
    pkApply: z.nullable(z.string()),
    /** Business type of that application. */
    bornBy: z.string(),
    amountInWords: z.string(),
    trade: z.nullable(tradeBackground),
    /** What its sender says with it, for both sides of its handing over. */
    ...fields('remark?'),
    /** Why it was refused, or taken back, for the same two. */
    endReason: z.nullable(z.string()),
    steps: z.array(applicationStep),
    /** Main stations: what has happened, oldest first, then what is to come. */
    stations: z.array(ticketStation),
    /** How its issuer pays or has paid it; null: nobody has begun to, or it is not the reader's to know yet. */
    payment: z.nullable(ticketPayment),
    /** To its issuer: the last payment, where that failed and nothing has taken it again, with what can be said of it. */
    failure: z.nullable(failedPayment),
    /** Null for a ticket that was not born of an issue. */
    voucher: z.nullable(voucher),
    /** What the reader's enterprise has on paper about it, the oldest first. */
    papers: z.array(ticketPaper),
  }),
})

const traceState = z.enum([...ticketStateNames, 'ACCEPTED'])
export type TraceState = TicketState | 'ACCEPTED'

/** A node of the lineage that the caller may see (I26). */
export interface TraceNode {
  pkCredit: string
  creditNo: string
  holderName: string
  amount: string
  /** `ACCEPTED`: the recipient has it, or had; what it does with it is its own affair. */
  state: TraceState
  /** A funder is asked for no answer: what it was given is in the word of the form that gave it. */
  holderKind: 'CORP' | 'FUNDER'
  /** What gave birth to the node. */
  bornBy: string
  at: string
  /** The caller may read this ticket by itself. */
  mayOpen: boolean
  children: TraceNode[]
}
const traceNode: z.ZodMiniType<TraceNode> = z.object({
  pkCredit: z.string(),
  creditNo: z.string(),
  holderName: z.string(),
  amount: money,
  state: traceState,
  holderKind: z.enum(['CORP', 'FUNDER']),
  bornBy: z.string(),
  at: instant,
  mayOpen: z.boolean(),
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
  permission: allHomes,
  params: z.object({ pkCredit: pk }),
  data: z.object({ root: traceNode, totals: z.array(traceTotal), leavesAmount: money }),
})

const fkCredits = z.array(pk).check(z.minLength(1), z.maxLength(MAX_BATCH))
export const acceptCredits = endpoint({
  method: 'POST',
  path: '/corp/v1/credits/accept',
  summary: '签收',
  permission: acceptPages,
  body: z.object({ fkCredits, supplierConsent: z.boolean(), signature: signaturePayload }),
  data: batchResult,
})
export const refuseCredits = endpoint({
  method: 'POST',
  path: '/corp/v1/credits/refuse',
  summary: '拒收',
  permission: acceptPages,
  body: z.object({ fkCredits, reason, signature: signaturePayload }),
  data: batchResult,
})
