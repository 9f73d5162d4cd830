import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { fields, money, pk, pkOrNone, typed } from './fields.ts'
import { chainHomes } from './permissions.ts'
import { tradeBackground, tradeInput } from './trade.ts'
import { transferPage } from './transferFlow.ts'

/** Policy, not law: into how many parts at once (Q18). */
export const MAX_OUTPUTS = 20

/** One recipient of a transfer; a draft may be incomplete. */
const output = z.object({
  /** The recipient's enterprise. */
  pkCorp: pkOrNone,
  amount: z.union([money, z.literal('')]),
  trade: tradeInput,
  remark: typed('remark'),
})
export type TransferOutput = z.output<typeof output>

/** 转让 and 拆分转让: one ticket to one or several recipients; what is left stays with the sender (找零). */
export const transferPayload = z.object({
  fkCredit: pkOrNone,
  outputs: z.array(output).check(z.minLength(1), z.maxLength(MAX_OUTPUTS)),
})
export type TransferPayload = z.output<typeof transferPayload>

/** Where one recipient's part stands: it answers for itself. */
const outputState = z.enum(['DRAFT', 'PENDING_ACCEPT', 'ACCEPTED', 'REFUSED', 'LAPSED'])
export type OutputState = z.output<typeof outputState>

export const transfer = applications({
  type: 'TRANSFER',
  name: 'transfers',
  drafts: '/corp/v1/pending/credits/transfer',
  acts: '/corp/v1/credits/transfer',
  steps: { PENDING_DIRECTOR: '' },
  payload: transferPayload,
  names: { fkCredit: 'creditNo', outputs: 'recipientName', pkCorp: 'recipientName' },
  row: {
    ...fields('creditNo', 'recipientName', 'recipientCount', 'changeAmount?', 'daysRemaining?'),
    pkCredit: z.string(),
  },
  detail: {
    ...fields('issuerName', 'ticketAmount'),
    depth: z.number(),
    outputs: z.array(
      z.object({
        ...fields('recipientName', 'amount?', 'remark'),
        trade: z.nullable(tradeBackground),
        state: outputState,
        /** Of the ticket that it became, and of the one that came back. */
        creditNo: z.nullable(z.string()),
        /** Of that ticket, where the reader may open it (I26): of one that came back. */
        pkCredit: z.nullable(z.string()),
        /** Why the recipient refused. */
        ...fields('reason?'),
      }),
    ),
  },
  facts: z.object({
    /** Of the chosen ticket's issuer: others give contract, invoice, fund flow and further material (spec §5). */
    isFirstLevel: z.boolean(),
  }),
  readers: chainHomes,
})
export type TransferApplication = z.output<typeof transfer.row>

export const recipient = z.object({
  pkCorp: pk,
  ...fields('corpName', 'creditCode'),
  /** Why nothing can be transferred to it; null when it can (04000103). */
  blockedReason: z.nullable(z.string()),
})
export type Recipient = z.output<typeof recipient>

/** To find somebody, not to read who is on the platform; without a keyword those whom one has transferred to before. */
export const findRecipients = endpoint({
  method: 'GET',
  path: '/corp/v1/credits/transfer/recipients',
  summary: '可转让的接收方：已注册的企业（按名称或统一社会信用代码查找）',
  permission: transferPage,
  query: z.object({ keyword: z.optional(typed('keyword')) }),
  data: z.array(recipient),
})
