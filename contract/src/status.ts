/** Tone of a status: said in words with an icon; colour comes third. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'
export interface StatusWord {
  label: readonly [zh: string, en: string]
  tone: Tone
}

const word = (zh: string, en: string, tone: Tone): StatusWord => ({ label: [zh, en], tone })

/** States of the one approval machine. */
export const applicationStates = {
  DRAFT: word('草稿', 'Draft', 'neutral'),
  PENDING_DIRECTOR: word('待主管复核', 'Awaiting review', 'info'),
  PENDING_FINAL: word('待终审', 'Awaiting final review', 'info'),
  PENDING_COUNTERPARTY: word('待对方确认', 'Awaiting counterparty', 'info'),
  PENDING_PLATFORM: word('平台审核中', 'Platform reviewing', 'info'),
  PENDING_FUNDER: word('资金方审核中', 'Funder reviewing', 'info'),
  PENDING_PAYMENT: word('待放款', 'Awaiting payment', 'info'),
  DONE: word('已完成', 'Done', 'success'),
  RETURNED: word('已退回', 'Returned', 'warning'),
  REJECTED: word('已拒绝', 'Rejected', 'danger'),
  WITHDRAWN: word('已撤回', 'Withdrawn', 'neutral'),
  EXPIRED: word('已失效', 'Expired', 'neutral'),
  CANCELLED: word('已作废', 'Cancelled', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type ApplicationState = keyof typeof applicationStates

/** States of a ticket node as its holder sees them. */
export const ticketStates = {
  PENDING_ACCEPT: word('待签收', 'Awaiting acceptance', 'info'),
  HELD: word('持有中', 'Held', 'success'),
  SPENT: word('已流转', 'Spent', 'neutral'),
  DUE: word('待兑付', 'Due', 'warning'),
  OVERDUE: word('已逾期', 'Overdue', 'danger'),
  REDEEMED: word('已收款', 'Paid', 'success'),
  REFUSED: word('已拒收', 'Refused', 'danger'),
  CANCELLED: word('已撤回', 'Cancelled', 'neutral'),
  LAPSED: word('已失效', 'Lapsed', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type TicketState = keyof typeof ticketStates

/** The same states in the words of the enterprise that issued it. */
export const issuerTicketStates = {
  ...ticketStates,
  PENDING_ACCEPT: word('已开立·待对方签收', 'Issued, awaiting acceptance', 'info'),
  HELD: word('流转中', 'In circulation', 'success'),
  REDEEMED: word('已兑付', 'Redeemed', 'success'),
} as const satisfies Record<TicketState, StatusWord>

export const limitStates = {
  ACTIVE: word('生效', 'Active', 'success'),
  SUSPENDED: word('暂停', 'Suspended', 'warning'),
  EXPIRED: word('到期', 'Expired', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type LimitState = keyof typeof limitStates

export const decisions = {
  SUBMIT: word('提交', 'Submitted', 'info'),
  APPROVE: word('通过', 'Approved', 'success'),
  RETURN: word('退回', 'Returned', 'warning'),
  REJECT: word('拒绝', 'Rejected', 'danger'),
  WITHDRAW: word('撤回', 'Withdrawn', 'neutral'),
  AUTO: word('系统处理', 'Automatic', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type Decision = keyof typeof decisions
