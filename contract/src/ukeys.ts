import * as z from 'zod/mini'
import { action, ukeyActions } from './actions.ts'
import { endpoint } from './endpoint.ts'
import { cms, fields, MAX_ORIGINAL, pk, serial, text } from './fields.ts'
import { list } from './list.ts'
import { ukeyListPage } from './permissions/ukey.ts'
import { keyAlgorithmNames, keyAlgorithms } from './states/onboarding.ts'
import { ukeyStateNames, ukeyStates } from './states/ukey.ts'
import { challenge, challengeQuery } from './ukeyAgent.ts'

/** A key that was given out, as its bearer and the directors of the enterprise see it. */
export const ukey = z.object({
  pkUkey: z.string(),
  ...fields('ukeySuffix', 'ukeyPost', 'bearerName'),
  algorithm: z.enum(keyAlgorithmNames),
  ...fields('certificateUntil'),
  /** Null of one that counts no more. */
  ...fields('daysRemaining?'),
  ukeyState: z.enum(ukeyStateNames),
  /** It is the reader's. */
  isOwn: z.boolean(),
  actions: z.array(action(ukeyActions)),
})
export type Ukey = z.output<typeof ukey>

export const listUkeys = list({
  name: 'ukeys',
  path: '/corp/v1/ukeys',
  summary: '本企业的UKEY；非主管只看到本人的',
  permission: ukeyListPage,
  row: ukey,
  filters: { bearerName: 'contains', ukeyState: ukeyStateNames },
  sort: ['certificateUntil', 'bearerName', 'ukeyState'],
  words: { ukeyState: () => ukeyStates, algorithm: () => keyAlgorithms },
})

/** 挂失. Whatever the platform has switched off: a lost key is a danger. */
export const loseUkey = endpoint({
  method: 'POST',
  path: '/corp/v1/ukeys/:pkUkey/lost',
  summary: '挂失UKEY：立即不能登录和签名（持有人本人或主管）',
  permission: ukeyListPage,
  params: z.object({ pkUkey: pk }),
  data: z.object({ ukeyState: z.enum(ukeyStateNames) }),
})

export const getUkeyTest = endpoint({
  method: 'GET',
  path: '/corp/v1/ukeys/test',
  summary: 'UKEY 检测的待签名原文',
  permission: ukeyListPage,
  query: challengeQuery,
  data: challenge,
})

export const testUkey = endpoint({
  method: 'POST',
  path: '/corp/v1/ukeys/test',
  summary: 'UKEY 检测：验证测试签名，不办理任何业务',
  permission: ukeyListPage,
  body: z.object({ certSerialNo: serial, original: text(MAX_ORIGINAL), signature: cms }),
  data: z.object(fields('ukeySuffix', 'certificateUntil')),
})
