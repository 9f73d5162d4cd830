import { inLanguage, type Language, type Words } from './words.ts'

/** What was wrong with a test payment, by the verdict that is stored. */
export const remittanceFaults = {
  NAME: ['户名不一致', 'Another account name'],
  ACCOUNT: ['银行账号不一致', 'Another account number'],
  AMOUNT: ['打款金额不是 0.01 元', 'Another amount than 0.01 yuan'],
  EXPIRED: ['超过打款截止时间', 'It came too late'],
} as const satisfies Record<string, Words>
type RemittanceFault = keyof typeof remittanceFaults

/** Why a test payment proved nothing, in words: a verdict, or what the bank has said itself. */
export const faultText = (reason: string, language: Language): string =>
  Object.hasOwn(remittanceFaults, reason) ? inLanguage(remittanceFaults[reason as RemittanceFault], language) : reason
