import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fields } from './fields.ts'
import type { Words } from './words.ts'

/** What an account may be used for. */
export const accountUsages = {
  COLLECT: ['收款', 'Being paid'],
  REPAY: ['还款', 'Repaying'],
  FEE: ['缴费', 'Paying fees'],
} as const satisfies Record<string, Words>
export type AccountUsage = keyof typeof accountUsages

/** An account to choose; its whole number is not shown. */
export const usableAccount = z.object({
  pkAccount: z.string(),
  ...fields('accountName', 'bankName'),
  branchName: z.string(),
  /** Last four digits of the number. */
  accountTail: z.string(),
  isDefault: z.boolean(),
})
export type UsableAccount = z.output<typeof usableAccount>

/** The enterprise's own accounts that are proved (I18), the default one first. */
export const listUsableAccounts = endpoint({
  method: 'GET',
  path: '/corp/v1/accounts/usable',
  summary: '可用于指定用途的本企业银行账户（已通过打款验证或免验证）',
  permission: 'signedIn',
  query: z.object({ usage: z.enum(Object.keys(accountUsages) as [AccountUsage, ...AccountUsage[]]) }),
  data: z.array(usableAccount),
})
