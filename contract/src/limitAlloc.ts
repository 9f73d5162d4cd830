import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { fields, money, moneySum, pk, pkOrNone, typed } from './fields.ts'
import { stateWordsOf } from './flow.ts'
import { limitImpact } from './limits.ts'
import { list } from './list.ts'
import { limitDetailPage, limitPages } from './permissions.ts'
import { allocMoveNames, allocMoves } from './states/data.ts'
import { applicationStateNames } from './status.ts'

/** A part of a limit for a member, or back from it. The amount is always positive: `move` says which way it goes. */
export const limitAllocPayload = z.object({
  /** The limit that gives, or gets back; empty in a draft that does not say it yet. */
  pkLimit: pkOrNone,
  /** Key of the member enterprise. */
  fkMember: pkOrNone,
  move: z.enum(allocMoveNames),
  amount: z.union([money, z.literal('')]),
  remark: typed('remark'),
})
export type LimitAllocPayload = z.output<typeof limitAllocPayload>

/** 额度分配 and, by the same form, 收回. */
export const limitAlloc = applications({
  type: 'LIMIT_ALLOC',
  name: 'limit-allocations',
  drafts: '/corp/v1/pending/limits/ccbscfs',
  acts: '/corp/v1/pending/limits/ccbscfs',
  steps: { PENDING_DIRECTOR: '' },
  payload: limitAllocPayload,
  names: { pkLimit: 'sourceName', fkMember: 'memberName' },
  row: {
    ...fields('memberName', 'sourceName'),
    move: z.enum(allocMoveNames),
    /** What the member has of the limit: today, or before this application moved it. */
    allocatedNow: moneySum,
    /** The same with this application; null where no amount is said. */
    allocatedAfter: z.nullable(moneySum),
  },
  detail: {
    /** The limit without and with this application; null where none is chosen. */
    limit: z.nullable(
      z.object({
        pkLimit: z.string(),
        ...fields('sourceName', 'product', 'from', 'to'),
        ...limitImpact,
      }),
    ),
    /** What the member could give back today. */
    memberAvailable: moneySum,
  },
  facts: z.object({}),
  words: { move: () => allocMoves },
  readers: limitPages,
})
export type LimitAllocation = z.output<typeof limitAlloc.row>

/** An enterprise below the own one, and its part of one limit. */
export const limitMember = z.object({
  /** Key of the enterprise. */
  fkMember: z.string(),
  ...fields('memberName'),
  /** 0.00: it has no part as yet. */
  allocatedNow: moneySum,
  /** What the member has frozen for tickets that wait for approval. */
  frozen: moneySum,
  /** What it has issued tickets over that are not paid yet. */
  used: moneySum,
  /** What of it can be issued on: nothing while it is not in force. */
  available: moneySum,
  /** What of it is free, and can be taken back, in force or not. */
  takeBack: moneySum,
})
export type LimitMember = z.output<typeof limitMember>

export const getLimitMembers = endpoint({
  method: 'GET',
  path: '/corp/v1/limits/ccbscfs/:pkLimit/members',
  summary: '成员企业在一项额度中的份额',
  permission: limitDetailPage,
  params: z.object({ pkLimit: pk }),
  data: z.array(limitMember),
})

/** One allocation of a limit as its page lists it. */
export const allocation = z.object({
  pkApply: z.string(),
  ...fields('applyNo', 'memberName', 'amount', 'createdByName', 'updatedAt'),
  move: z.enum(allocMoveNames),
  state: z.enum(applicationStateNames),
})
export type Allocation = z.output<typeof allocation>

export const listAllocations = list({
  name: 'allocations',
  path: '/corp/v1/limits/allocations',
  summary: '一项额度的分配与收回记录，不含草稿',
  permission: limitDetailPage,
  row: allocation,
  of: 'pkLimit',
  filters: { memberName: 'contains', move: allocMoveNames, state: applicationStateNames },
  sort: ['updatedAt', 'amount'],
  words: { move: () => allocMoves, state: () => stateWordsOf('LIMIT_ALLOC') },
})
