import { bank, director, type FlowRow, operator } from './flowRow.ts'
import { financeApprovePage, financeDetailPage, financePage } from './permissions/finance.ts'

/** 代发工资: wages paid from the proceeds of a financing, answered by the bank person by person. */
export const payrollFlow = {
  name: ['代发工资', 'Wages'],
  short: ['代发工资', 'wage payments'],
  ...operator,
  submitPages: [...financePage, ...financeDetailPage],
  readOn: financeDetailPage,
  steps: [director(financeApprovePage), bank({ word: { label: ['代发中', 'Being paid'], tone: 'info' } })],
  words: { REJECTED: { label: ['代发失败', 'Not paid'], tone: 'danger' } },
  lines: {
    unit: ['人', 'people'],
    done: ['已发放', 'Paid'],
    failed: ['发放失败', 'Not paid'],
    open: ['代发中', 'Being paid'],
  },
  touches: ['applications', 'todos', 'messages', 'receipts', 'transactions'],
  counterparty: 'funderName',
  called: { amount: 'payrollAmount' },
  lacks: ['promisedDate'],
  receipt: { label: ['代发凭证', 'Wages'], tone: 'success' },
  textBy: { SUBMIT: 'payroll', APPROVE: 'payroll' },
} as const satisfies FlowRow
