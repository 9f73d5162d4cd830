import * as z from 'zod/mini'
import { action, confirmActions } from './actions.ts'
import { MAX_BATCH } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { batchResult, fields, pk, reason, signaturePayload } from './fields.ts'
import { list } from './list.ts'
import { confirmationPage } from './permissions/ukey.ts'
import { confirmKindNames, confirmKinds, confirmStateNames, confirmStates } from './states/ukey.ts'
import { tradeFile } from './trade.ts'

/** A matter that another enterprise asks this one to confirm. */
export const confirmation = z.object({
  pkConfirm: z.string(),
  ...fields('confirmNo'),
  confirmKind: z.enum(confirmKindNames),
  ...fields('confirmTitle', 'initiatorName', 'amount?', 'confirmBy'),
  /** Null of one that has been answered, or has ended. */
  ...fields('daysRemaining?'),
  confirmState: z.enum(confirmStateNames),
  ...fields('reason?'),
  /** Of a payment that was contested, or not answered: the platform judges it, until this day. */
  ...fields('judgeBy?'),
  /** How the platform has judged it, and why: its claimant reads the same in its trail. */
  ...fields('judgement?'),
  /** What the reader could do now; a refused one says why. */
  actions: z.array(action(confirmActions)),
})
export type Confirmation = z.output<typeof confirmation>

/** What is to be confirmed, in parts. */
export const confirmDocument = z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) }))
export type ConfirmDocument = z.output<typeof confirmDocument>

export const listConfirmations = list({
  name: 'confirmations',
  path: '/corp/v1/confirmations',
  summary: '请本企业确认的事项',
  permission: confirmationPage,
  row: confirmation,
  filters: {
    confirmNo: 'contains',
    initiatorName: 'contains',
    confirmKind: confirmKindNames,
    confirmState: confirmStateNames,
    amount: 'range',
    confirmBy: 'range',
  },
  sort: ['confirmBy', 'confirmNo', 'confirmKind', 'initiatorName', 'amount'],
  words: { confirmState: () => confirmStates, confirmKind: () => confirmKinds },
})

/** Where an enterprise reads what it has asked of others. */
export const askedHref = `${confirmationPage[0]}?side=asked`

/** Where one matter is read: by whoever is to answer it, beside what it can answer, or by who has asked it. */
export const matterHref = (pkConfirm: string, side: 'ANSWERS' | 'ASKED' = 'ANSWERS'): string =>
  side === 'ASKED' ? `${askedHref}&id=${pkConfirm}` : `${confirmationPage[0]}?id=${pkConfirm}`

/** A matter that this enterprise asks another one to confirm, with what became of it. */
export const askedConfirmation = z.object({
  pkConfirm: z.string(),
  ...fields('confirmNo'),
  confirmKind: z.enum(confirmKindNames),
  ...fields('confirmTitle', 'confirmerName', 'amount?', 'confirmBy'),
  confirmState: z.enum(confirmStateNames),
  /** Why it was refused. */
  ...fields('reason?'),
})
export type AskedConfirmation = z.output<typeof askedConfirmation>

export const listAskedConfirmations = list({
  name: 'confirmations-asked',
  path: '/corp/v1/confirmations/asked',
  summary: '本企业请对方确认的事项',
  permission: confirmationPage,
  row: askedConfirmation,
  filters: { confirmNo: 'contains', confirmState: confirmStateNames, confirmBy: 'range' },
  sort: ['confirmBy', 'confirmNo'],
  words: { confirmState: () => confirmStates, confirmKind: () => confirmKinds },
})

export const getConfirmation = endpoint({
  method: 'GET',
  path: '/corp/v1/confirmations/:pkConfirm',
  summary: '确认事项的内容：确认方与发起方均可查看',
  permission: confirmationPage,
  params: z.object({ pkConfirm: pk }),
  data: z.object({ confirmation, document: confirmDocument, files: z.array(tradeFile) }),
})

const pkConfirms = z.array(pk).check(z.minLength(1), z.maxLength(MAX_BATCH))

export const confirmAll = endpoint({
  method: 'POST',
  path: '/corp/v1/confirmations/confirm',
  summary: '确认（主管签名）',
  permission: confirmationPage,
  posts: ['DIRECTOR'],
  body: z.object({ pkConfirms, signature: signaturePayload }),
  data: batchResult,
})

export const refuseAll = endpoint({
  method: 'POST',
  path: '/corp/v1/confirmations/refuse',
  summary: '拒绝确认（主管签名）',
  permission: confirmationPage,
  posts: ['DIRECTOR'],
  body: z.object({ pkConfirms, reason, signature: signaturePayload }),
  data: batchResult,
})
