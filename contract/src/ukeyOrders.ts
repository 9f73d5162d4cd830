import * as z from 'zod/mini'
import { action } from './actions.ts'
import { endpoint } from './endpoint.ts'
import { fields, instant, pk, text, typed } from './fields.ts'
import { ukeyPages } from './permissions/ukey.ts'
import { keyAlgorithmNames, receiveWayNames } from './states/onboarding.ts'
import { ukeyKindNames, ukeyStageNames } from './states/ukey.ts'

/** Wrong activation codes after which a key has to be applied for again. */
export const MAX_CODE_TRIES = 5

const orderKinds = ['NEW', ...ukeyKindNames] as const
export type UkeyOrderKind = (typeof orderKinds)[number]

/** What can be done with an order: its receipt confirmed, its key activated. */
export const ukeyOrderActions = ['RECEIVE', 'ACTIVATE'] as const

/** How far a key is, from the application for it to its activation. */
export const ukeyOrder = z.object({
  pkApply: z.string(),
  ...fields('applyNo', 'bearerName', 'createdByName'),
  ukeyKind: z.enum(orderKinds),
  algorithm: z.enum(keyAlgorithmNames),
  ukeyStage: z.nullable(z.enum(ukeyStageNames)),
  receiveWay: z.enum(receiveWayNames),
  ...fields('receiverName', 'receiverMobile', 'receiverAddress', 'expressCompany?', 'expressNo?'),
  submittedAt: z.nullable(instant),
  /** When the platform answered. */
  answeredAt: z.nullable(instant),
  shippedAt: z.nullable(instant),
  receivedAt: z.nullable(instant),
  activatedAt: z.nullable(instant),
  /** Why it was returned or refused. */
  ...fields('returnReason?'),
  /** Tail of the key that came of it; null: none has yet. */
  ...fields('ukeySuffix?'),
  /** The key is the caller's own. */
  isBearer: z.boolean(),
  /** Subject of the request for its certificate. */
  subject: z.object({ commonName: z.string(), organization: z.string() }),
  triesLeft: z.number(),
  /** With `DEMO=1` alone: the code that nobody sends by text message. */
  demoCode: z.optional(z.string()),
  actions: z.array(action(ukeyOrderActions)),
})
export type UkeyOrder = z.output<typeof ukeyOrder>

const params = z.object({ pkApply: pk })
const path = (rest = '') => `/corp/v1/ukeys/orders/:pkApply${rest}` as `/${string}`

export const getUkeyOrder = endpoint({
  method: 'GET',
  path: path(),
  summary: 'UKEY办理进度：主管可看本企业全部，其他人看本人的',
  permission: ukeyPages,
  passive: true,
  params,
  data: ukeyOrder,
})

export const receiveUkey = endpoint({
  method: 'POST',
  path: path('/receive'),
  summary: 'UKEY：确认收货',
  permission: ukeyPages,
  params,
  data: z.object({}),
})

/** By its bearer alone, with the code that came by text message. */
export const activateUkey = endpoint({
  method: 'POST',
  path: path('/activate'),
  summary: 'UKEY：凭激活码为持有人签发证书并激活',
  permission: ukeyPages,
  params,
  body: z.object({
    /** PKCS#10, PEM, of a key that was made in the token. */
    csr: text(10_000),
    activationCode: typed('activationCode'),
  }),
  data: z.object({
    /** PEM: to be put into the token that made the request. */
    certificate: z.string(),
    certSerialNo: z.string(),
    ...fields('ukeySuffix'),
  }),
})
