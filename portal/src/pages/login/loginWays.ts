import type { PlatformConfig } from '@jinpiao/contract/platform'

export type LoginWay = 'password' | 'sms' | 'ukey'

/** The ways in (spec §1) that this platform offers: by enterprise and password only with `isOrgLogin` (Q21). */
export const loginWays = ({ isOrgLogin }: Pick<PlatformConfig, 'isOrgLogin'>): readonly LoginWay[] =>
  isOrgLogin ? ['password', 'sms', 'ukey'] : ['sms', 'ukey']

/** The way that an address names, or the first one. */
export const wayOf = (named: string | null, ways: readonly LoginWay[]): LoginWay =>
  ways.find((way) => way === named) ?? ways[0] ?? 'sms'
