import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { fields, pkOrNone } from './fields.ts'
import { ukeyApplyDetailPage, ukeyApplyPage, ukeyListPage } from './permissions/ukey.ts'
import { keyAlgorithmNames, keyAlgorithms, receiveWayNames, receiveWays } from './states/onboarding.ts'
import { ukeyStageNames, ukeyStages } from './states/ukey.ts'
import { ukeyDelivery } from './ukeyDelivery.ts'

/** What a key costs, once it is ordered. */
export const UKEY_FEE = '200.00'

/** The key of one person. */
export const ukeyApplyPayload = z.object({
  /** Whose key it is to be; empty in a draft that does not say it yet. */
  userId: pkOrNone,
  algorithm: z.enum(keyAlgorithmNames),
  ...ukeyDelivery,
})
export type UkeyApplyPayload = z.output<typeof ukeyApplyPayload>

/** Somebody who may have a key: in office, with a post that signs. */
export const ukeyBearer = z.object({
  userId: z.string(),
  ...fields('bearerName', 'ukeyPost', 'ukeySuffix?'),
  /** The application for a key of his that is in progress; null: there is none. */
  openNo: z.nullable(z.string()),
})
export type UkeyBearer = z.output<typeof ukeyBearer>

export const ukeyApplyFacts = z.object({ realnameState: z.string(), bearers: z.array(ukeyBearer) })
export type UkeyApplyFacts = z.output<typeof ukeyApplyFacts>

/** What the lists of both types show: how far the key is, whatever asked for it. */
export const ukeyProgress = {
  ...fields('bearerName', 'expressCompany?', 'expressNo?'),
  algorithm: z.enum(keyAlgorithmNames),
  receiveWay: z.enum(receiveWayNames),
  /** Null: a draft. */
  ukeyStage: z.nullable(z.enum(ukeyStageNames)),
}
export const ukeyWords = {
  algorithm: () => keyAlgorithms,
  receiveWay: () => receiveWays,
  ukeyStage: () => ukeyStages,
}

export const ukeyApply = applications({
  type: 'UKEY_APPLY',
  name: 'ukey-applies',
  drafts: '/corp/v1/ukeys/apply',
  acts: '/corp/v1/ukeys/apply',
  steps: {},
  payload: ukeyApplyPayload,
  names: { userId: 'bearerName', regionCode: 'region' },
  row: ukeyProgress,
  detail: fields('receiverName', 'receiverMobile', 'region', 'receiverAddress'),
  facts: ukeyApplyFacts,
  words: ukeyWords,
  readers: [...ukeyListPage, ...ukeyApplyDetailPage],
  flags: ['ukeyAdd'],
})
export type UkeyApplication = z.output<typeof ukeyApply.row>

/** How the enterprise would like its keys to come, as it said when it registered. */
export const ukeyWished = z.object({ algorithm: z.enum(keyAlgorithmNames), ...ukeyDelivery, ...fields('region') })
export type UkeyWished = z.output<typeof ukeyWished>

export const getUkeyBearers = endpoint({
  method: 'GET',
  path: '/corp/v1/ukeys/bearers',
  summary: '可申请UKEY的用户：在岗的经办、主管与终审',
  permission: ukeyApplyPage,
  data: z.object({
    ...ukeyApplyFacts.shape,
    /** The form begins with it; null: nothing was said, or keys have been asked for since. */
    wished: z.nullable(ukeyWished),
  }),
})
