import type { StatusWord, Tone } from '../status.ts'

const word = (zh: string, en: string, tone: Tone): StatusWord => ({ label: [zh, en], tone })
const names = <Words extends object>(words: Words) =>
  Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]]

/** Where the enterprise stands with its proof of who it is. `EXPIRED` is not stored: the day of its licence says it. */
export const realnameStates = {
  NONE: word('未认证', 'Not verified', 'neutral'),
  REVIEWING: word('认证中', 'Being verified', 'info'),
  PASSED: word('已认证', 'Verified', 'success'),
  REJECTED: word('未通过', 'Not passed', 'danger'),
  EXPIRED: word('已过期', 'Expired', 'warning'),
} as const satisfies Record<string, StatusWord>
export type RealnameState = keyof typeof realnameStates
export const realnameStateNames = names(realnameStates)

/** Of a person in an enterprise. `LOCKED` is not stored: too many wrong passwords within a quarter of an hour. */
export const userStates = {
  ACTIVE: word('正常', 'Active', 'success'),
  DISABLED: word('已停用', 'Disabled', 'neutral'),
  LOCKED: word('已锁定', 'Locked', 'warning'),
} as const satisfies Record<string, StatusWord>
export type UserState = keyof typeof userStates
export const userStateNames = names(userStates)

/** What an enterprise that registers says it is; the platform's answer decides. */
export const corpKinds = {
  CORE: word('核心企业', 'Core company', 'neutral'),
  CORP: word('供应商', 'Supplier', 'neutral'),
  BRANCH: word('分支机构', 'Branch without legal personality', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type CorpKind = keyof typeof corpKinds
export const corpKindNames = names(corpKinds)

/** Sizes of enterprises, stored as they are called. */
export const corpScales = {
  大型: word('大型', 'Large', 'neutral'),
  中型: word('中型', 'Medium', 'neutral'),
  小型: word('小型', 'Small', 'neutral'),
  微型: word('微型', 'Micro', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type CorpScale = keyof typeof corpScales
export const corpScaleNames = names(corpScales)

/** Algorithms of the certificates in UKEYs. */
export const keyAlgorithms = {
  ALG_SM2: word('国密 SM2', 'SM2', 'neutral'),
  ALG_RSA: word('RSA', 'RSA', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type KeyAlgorithm = keyof typeof keyAlgorithms
export const keyAlgorithmNames = names(keyAlgorithms)

/** How a UKEY reaches its bearer. */
export const receiveWays = {
  POST: word('邮寄', 'By courier', 'neutral'),
  PICKUP: word('自取', 'Collected', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type ReceiveWay = keyof typeof receiveWays
export const receiveWayNames = names(receiveWays)

/** Ways in, as the log of an enterprise keeps them. */
export const signInWays = {
  password: word('密码', 'Password', 'neutral'),
  sms: word('短信验证码', 'Text message', 'neutral'),
  ukey: word('UKEY', 'UKEY', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type SignInWay = keyof typeof signInWays
export const signInWayNames = names(signInWays)

/** Kinds of acts that an administrator reads in the log of his enterprise: on people, and looks at what is masked. */
export const accessKinds = {
  ADD: word('新增用户', 'User added', 'info'),
  ROLES: word('变更角色', 'Roles changed', 'warning'),
  STATE: word('停用或启用', 'Disabled or enabled', 'warning'),
  RESET: word('重置密码', 'Password reset', 'warning'),
  BIND: word('重新绑定UKEY', 'UKEY bound again', 'info'),
  UNMASK: word('查看完整号码', 'Full number seen', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type AccessKind = keyof typeof accessKinds
export const accessKindNames = names(accessKinds)
