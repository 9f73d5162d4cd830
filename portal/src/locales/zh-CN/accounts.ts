/** Bank accounts: their list, a new one, the test payment that proves it. */
export const accounts = {
  named: '{{bank}} 尾号 {{tail}}',
  none: '还没有已验证的银行账户。',
  toAccounts: '去登记账户',
} as const
