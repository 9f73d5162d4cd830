import { namesOf, type StatusWord, word } from '../status.ts'

/** What the tax office says of an invoice. */
export const invoiceVerifyStates = {
  UNCHECKED: word('未验真', 'Not checked', 'neutral'),
  CHECKING: word('验真中', 'Being checked', 'info'),
  PASSED: word('验真通过', 'Passed', 'success'),
  FAILED: word('验真不符', 'Does not match', 'danger'),
  VOID: word('已作废或红冲', 'Void', 'danger'),
} as const satisfies Record<string, StatusWord>
export type InvoiceVerifyState = keyof typeof invoiceVerifyStates
export const invoiceVerifyStateNames = namesOf(invoiceVerifyStates)

/** Where the wage of one person stands. */
export const payrollLineStates = {
  WAITING: word('待审批', 'Awaiting approval', 'info'),
  PAYING: word('代发中', 'Being paid', 'info'),
  PAID: word('已发放', 'Paid', 'success'),
  FAILED: word('发放失败', 'Not paid', 'danger'),
} as const satisfies Record<string, StatusWord>
export type PayrollLineState = keyof typeof payrollLineStates
export const payrollLineStateNames = namesOf(payrollLineStates)

/** Whether an enterprise may use a product that needs a qualification. */
export const qualificationStates = {
  NONE: word('未申请', 'Not applied', 'neutral'),
  PENDING: word('审核中', 'Being reviewed', 'info'),
  VALID: word('有效', 'Valid', 'success'),
  SOON: word('即将到期', 'Ending soon', 'warning'),
  EXPIRED: word('已到期', 'Expired', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type QualificationState = keyof typeof qualificationStates
export const qualificationStateNames = namesOf(qualificationStates)
