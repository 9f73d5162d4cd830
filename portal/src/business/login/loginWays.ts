import type { PlatformConfig } from '@jinpiao/contract/platform'

export type LoginWay = 'password' | 'sms' | 'ukey'

/** The ways in (spec §1) that this platform offers: `isOrgLogin` (Q21) by enterprise and password, `authType` (Q22) the others. */
export const loginWays = ({
  isOrgLogin,
  authType,
}: Pick<PlatformConfig, 'isOrgLogin' | 'authType'>): readonly LoginWay[] => [
  ...(isOrgLogin ? (['password'] as const) : []),
  ...(authType === 'UKEY' ? [] : (['sms'] as const)),
  ...(authType === 'SMS' ? [] : (['ukey'] as const)),
]

/** The way that an address names, or the first one. */
export const wayOf = (named: string | null, ways: readonly LoginWay[]): LoginWay =>
  ways.find((way) => way === named) ?? ways[0] ?? 'sms'
