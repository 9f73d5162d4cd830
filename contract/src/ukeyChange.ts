import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { fields, instant, pk, pkOrNone, typed } from './fields.ts'
import { ukeyListPage, ukeyResetPage } from './permissions/ukey.ts'
import { keyAlgorithmNames } from './states/onboarding.ts'
import { ukeyKindNames, ukeyKinds, ukeyStateNames } from './states/ukey.ts'
import { ukeyProgress, ukeyWords } from './ukeyApply.ts'
import { ukeyDelivery } from './ukeyDelivery.ts'

/** What is asked for with one key. */
export const ukeyChangePayload = z.object({
  ukeyKind: z.enum(ukeyKindNames),
  pkUkey: pkOrNone,
  ukeyReason: typed('ukeyReason'),
  authorisationFileIds: z.array(pk).check(z.maxLength(5)),
  ...ukeyDelivery,
})
export type UkeyChangePayload = z.output<typeof ukeyChangePayload>

/** A key as the form offers it. */
export const ownUkey = z.object({
  pkUkey: z.string(),
  ...fields('bearerName', 'ukeyPost', 'ukeySuffix'),
  algorithm: z.enum(keyAlgorithmNames),
  ukeyState: z.enum(ukeyStateNames),
  certificateUntil: instant,
  /** The caller may ask for something with it: it is his, or he is a director. */
  mayAsk: z.boolean(),
  /** Its bearer is in office, with a post that signs. */
  isBearerInOffice: z.boolean(),
  /** The application for a key of its bearer that is in progress; null: there is none. */
  openNo: z.nullable(z.string()),
})
export type OwnUkey = z.output<typeof ownUkey>

export const ukeyChangeFacts = z.object({ realnameState: z.string(), keys: z.array(ownUkey) })
export type UkeyChangeFacts = z.output<typeof ukeyChangeFacts>

export const ukeyChange = applications({
  type: 'UKEY_CHANGE',
  name: 'ukey-changes',
  drafts: '/corp/v1/ukeys/reset',
  acts: '/corp/v1/ukeys/reset',
  steps: {},
  payload: ukeyChangePayload,
  names: { pkUkey: 'ukeySuffix', regionCode: 'region', authorisationFileIds: 'authorisationFiles' },
  row: { ...ukeyProgress, ukeyKind: z.enum(ukeyKindNames), ...fields('ukeySuffix') },
  detail: fields('ukeyReason', 'receiverName', 'receiverMobile', 'region', 'receiverAddress'),
  facts: ukeyChangeFacts,
  words: { ...ukeyWords, ukeyKind: () => ukeyKinds },
  readers: ukeyListPage,
  flags: ['ukeyChange'],
})
export type UkeyChange = z.output<typeof ukeyChange.row>

/** Keys of the enterprise for a director, one's own for everybody else. */
export const getOwnUkeys = endpoint({
  method: 'GET',
  path: '/corp/v1/ukeys/own',
  summary: '可办理更新、补办、解绑、重置的UKEY',
  permission: ukeyResetPage,
  data: ukeyChangeFacts,
})
