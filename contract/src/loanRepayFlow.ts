import { bank, director, type FlowRow, operator } from './flowRow.ts'
import { chainCreditPage, repayDecisionPages, repayPages } from './permissions/credit.ts'
import { repayResultPage } from './permissions/loans.ts'

/**
 * 提前还款: a part of a loan, or all of it, comes back before it is due. The interest of one day is signed, so an approval
 * after that day is refused; the bank then takes the money from the account that was chosen.
 */
export const loanRepayFlow = {
  name: ['提前还款', 'Early repayment'],
  short: ['提前还款', 'early repayments'],
  ...operator,
  submitPages: repayPages,
  obstacles: ['NO_LOAN', 'NO_ACCOUNT'],
  meantBy: { [chainCreditPage[0]]: 'repay' },
  readOn: repayResultPage,
  steps: [
    { ...director(repayDecisionPages), sharesPages: true },
    bank({ name: ['银行扣款', 'Collection by the bank'], word: { label: ['处理中', 'In progress'], tone: 'info' } }),
  ],
  words: {
    DONE: { label: ['还款成功', 'Repaid'], tone: 'success' },
    REJECTED: { label: ['还款失败', 'Not repaid'], tone: 'danger' },
  },
  touches: ['applications', 'loans', 'todos', 'messages', 'receipts', 'transactions'],
  counterparty: 'funderName',
  called: { amount: 'repayTotal', promisedDate: 'repayDate' },
  marks: ['drawNo'],
  receipts: {
    LOAN_REPAID: { label: ['还款凭证', 'Repayment'], tone: 'info' },
    LOAN_SETTLED: { label: ['结清证明', 'Settlement of a loan'], tone: 'success' },
  },
  textBy: { SUBMIT: 'loansAgain', AGAIN: 'loansAgain', EDITED: 'loanEdited', APPROVE: 'loans' },
} as const satisfies FlowRow
