import * as z from 'zod/mini'
import { creditCode } from './creditCode.ts'
import { endpoint } from './endpoint.ts'
import { day, fields, money, pk, typedText } from './fields.ts'
import { limitAmounts } from './limits.ts'
import { limitStateNames } from './status.ts'

/**
 * What a funder does to the limits that it grants: by its own act at the door, or by two persons of the platform, one after
 * the other. Everything else that moves a limit follows from tickets and from what a core company gives its branches.
 */

/** `FREEZE`: nothing more is issued on it, until `UNFREEZE`. `END` is for good. */
export const limitActNames = ['GRANT', 'RAISE', 'LOWER', 'FREEZE', 'UNFREEZE', 'END'] as const
export type LimitActName = (typeof limitActNames)[number]

/** What each act says; the others of its fields are left out. */
export const limitWish = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('GRANT'),
    /** Of the core company. */
    creditCode,
    /** What it is for, and how it comes, as lists show it. */
    limitProduct: typedText(30).check(z.minLength(1)),
    channel: typedText(30).check(z.minLength(1)),
    amount: money,
    from: day,
    to: day,
  }),
  z.object({ act: z.enum(['RAISE', 'LOWER']), pkLimit: pk, amount: money }),
  z.object({ act: z.enum(['FREEZE', 'UNFREEZE', 'END']), pkLimit: pk, comment: z._default(typedText(200), '') }),
])
export type LimitWish = z.output<typeof limitWish>

/** A limit as its funder sees it: whose it is, until when, and what is taken up of it. */
const grantedLimit = z.object({
  pkLimit: z.string(),
  ...fields('corpName', 'creditCode', 'product', 'from', 'to'),
  ...limitAmounts,
  state: z.enum(limitStateNames),
})
export type GrantedLimit = z.output<typeof grantedLimit>

const names = { creditCode: 'creditCode', limitProduct: 'product', channel: 'limitChannel' } as const

export const listGrantedLimits = endpoint({
  method: 'GET',
  path: '/outside/v1/limits',
  summary: '机构：本资金方授予的额度',
  permission: 'outside',
  data: z.object({ limits: z.array(grantedLimit) }),
})

export const changeGrantedLimit = endpoint({
  method: 'POST',
  path: '/outside/v1/limits',
  summary: '机构：资金方授予、调增、调减、冻结、解冻或终止额度；同一 evidenceKey 只生效一次',
  permission: 'outside',
  body: z.object({ evidenceKey: z.string().check(z.regex(/^[\w.:-]{8,100}$/)), wish: limitWish }),
  names,
  data: z.object({ pkLimit: z.string(), isRepeated: z.boolean() }),
})

/** What somebody of the platform has proposed: another one of the platform decides. */
const proposal = z.object({
  pkProposal: z.string(),
  ...fields('funderName'),
  /** The core company that it is about; null: nobody has that credit code, or there is no such limit any more. */
  corpName: z.nullable(z.string()),
  wish: limitWish,
  proposedByName: z.string(),
  proposedAt: z.string(),
})
export type LimitProposal = z.output<typeof proposal>

export const listLimitProposals = endpoint({
  method: 'GET',
  path: '/v1/platform/limit-proposals',
  summary: '运营方管理员：等待另一人复核的额度变更',
  permission: 'signedIn',
  data: z.object({ proposals: z.array(proposal) }),
})

export const proposeLimit = endpoint({
  method: 'POST',
  path: '/v1/platform/limit-proposals',
  summary: '运营方管理员：代资金方提出额度变更，由另一人复核',
  permission: 'signedIn',
  body: z.object({ funder: creditCode, wish: limitWish }),
  names: { ...names, funder: 'creditCode' },
  data: z.object({ pkProposal: z.string() }),
})

export const decideLimit = endpoint({
  method: 'POST',
  path: '/v1/platform/limit-proposals/:pkProposal/decision',
  summary: '运营方管理员：复核他人提出的额度变更',
  permission: 'signedIn',
  params: z.object({ pkProposal: pk }),
  body: z.object({ answer: z.enum(['APPROVE', 'REJECT']), comment: z._default(typedText(200), '') }),
  data: z.object({ pkLimit: z.nullable(z.string()) }),
})
