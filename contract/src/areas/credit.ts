import type { Agreements, Codes, Names, Notices, Terms, Texts } from './area.ts'

/** Loans on the trade with a core company, and on purchases. */
export const terms = {
  recommenderName: { name: ['推荐核心企业', 'Recommending company'], kind: 'company', isMeant: true },
  applicantName: { name: ['贷款申请企业', 'Borrower'], kind: 'company' },
  financeMonth: { name: ['采购月份', 'Purchase month'], kind: 'code', isMeant: true },
  financeDate: { name: ['融资日', 'Financing day'], kind: 'day', isMeant: true },
  acceptedAmount: { name: ['近12个月签收金额', 'Accepted in 12 months'], kind: 'money' },
  orderNo: { name: ['关联订单号', 'Order number'], kind: 'code', max: 64, isMeant: true },
} as const satisfies Terms

export const codes = {
  '09000113': ['贵企业不在金链贷白名单', 'Your company is not on the white list of chain loans'],
  '09000114': [
    '“{0}”与贵企业没有供应关系，请选择其他{recommenderName}',
    '“{0}” does not buy from your company: choose another {recommenderName}',
  ],
  '09000125': ['贵企业与“{0}”已停止合作，不能推荐，请驳回', 'Your company deals with “{0}” no more: send it back'],
  '09000121': ['{financeMonth}不能晚于本月', 'The {financeMonth} cannot be after this month'],
  '09000122': ['{financeDate}不能早于今天', 'The {financeDate} cannot be before today'],
  '09000123': [
    '所选资料未审核通过，请重新选择{packName}',
    'The chosen pack is not approved: choose another {packName}',
  ],
} as const satisfies Codes
export const notices = {} as const satisfies Notices
export const agreements = {} as const satisfies Agreements
export const nouns = [] as const satisfies Names
export const signedActions = {} as const satisfies Texts
export const numbers = [] as const satisfies Names
export const hints = {} as const satisfies Texts
export const tasks = {} as const satisfies Texts
