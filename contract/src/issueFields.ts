/** Names of the issue form's fields as they stand inside a sentence, e.g. 提交内容有误：请填写金额. */
export const issueFields = {
  pkLimit: ['请选择额度来源', 'choose a limit'],
  pkSupplier: ['请选择供应商', 'choose a supplier'],
  amount: [
    '请填写大于 0 且不超过 99,999,999,999,999.98 元的金额',
    'enter an amount above 0 and up to 99,999,999,999,999.98 yuan',
  ],
  promisedDate: ['请填写承诺付款日', 'enter the promised payment date'],
} as const satisfies Record<string, readonly [zh: string, en: string]>
