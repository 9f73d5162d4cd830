import type { Words } from './words.ts'

/** Tone of a status: said in words with an icon; colour comes third. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'
export interface StatusWord {
  label: Words
  tone: Tone
}

/** A state as it is shown. */
export const word = (zh: string, en: string, tone: Tone): StatusWord => ({ label: [zh, en], tone })

/** The keys of a table of states, as a schema of its choices takes them. */
export const namesOf = <Words extends object>(words: Words) =>
  Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]]

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
  /** It has ended: some of its lines were answered well, others not (`outcome.ts`). */
  PARTLY_FAILED: word('部分失败', 'Partly failed', 'warning'),
  RETURNED: word('已驳回，待修改', 'Returned for correction', 'warning'),
  REJECTED: word('已拒绝', 'Rejected', 'danger'),
  WITHDRAWN: word('已撤回', 'Withdrawn', 'neutral'),
  EXPIRED: word('已失效', 'Lapsed', 'neutral'),
  CANCELLED: word('已作废', 'Voided', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type ApplicationState = keyof typeof applicationStates
/** States in which an application waits for somebody else than its operator. */
export type PendingState = Extract<ApplicationState, `PENDING_${string}`>
export const applicationStateNames = namesOf(applicationStates)

/** States of a ticket node as its holder sees them. */
export const ticketStates = {
  PENDING_ACCEPT: word('待签收', 'Awaiting acceptance', 'info'),
  HELD: word('持有中', 'Held', 'success'),
  SPENT: word('已转出', 'Passed on', 'neutral'),
  DUE: word('待兑付', 'Due', 'warning'),
  OVERDUE: word('已逾期', 'Overdue', 'danger'),
  REDEEMED: word('已收款', 'Paid', 'success'),
  REFUSED: word('已拒收', 'Refused', 'danger'),
  CANCELLED: word('已撤回', 'Withdrawn', 'neutral'),
  LAPSED: word('已失效', 'Lapsed', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type TicketState = keyof typeof ticketStates

/** Whether a ticket in this state is still to be paid: only then has it days left, or is it due. */
export const isUnpaid = (state: TicketState): boolean => unpaid.some((each) => each === state)
const unpaid: readonly TicketState[] = ['PENDING_ACCEPT', 'HELD', 'DUE', 'OVERDUE']
export const ticketStateNames = namesOf(ticketStates)

/** Of a ticket that one has given away: accepted, and no more is told. */
export const acceptedByOther: StatusWord = word('已签收', 'Accepted', 'success')

/** The same states in the words of the enterprise that issued it. */
export const issuerTicketStates = {
  ...ticketStates,
  PENDING_ACCEPT: word('已开立·待对方签收', 'Issued, awaiting acceptance', 'info'),
  HELD: word('流转中', 'In circulation', 'success'),
  REDEEMED: word('已兑付', 'Redeemed', 'success'),
} as const satisfies Record<TicketState, StatusWord>

export const limitStates = {
  ACTIVE: word('生效', 'Active', 'success'),
  SUSPENDED: word('已暂停', 'Suspended', 'warning'),
  EXPIRED: word('已到期', 'Expired', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type LimitState = keyof typeof limitStates
export const limitStateNames = namesOf(limitStates)

/** What an entry of a limit does to it. */
export const limitMoves = {
  GRANT: word('授予', 'Granted', 'success'),
  ADJUST: word('调整', 'Adjusted', 'info'),
  ALLOCATE: word('分配', 'Allocated', 'info'),
  FREEZE: word('冻结', 'Frozen', 'warning'),
  UNFREEZE: word('解冻', 'Unfrozen', 'neutral'),
  OCCUPY: word('占用', 'Occupied', 'info'),
  RELEASE: word('释放', 'Released', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type LimitMove = keyof typeof limitMoves
export const limitMoveNames = namesOf(limitMoves)

/**
 * The same as the books name them: what goes both ways has a word for each, so that a kind always has one sign. A branch
 * reads of its part that it was given, and given back: neither has its source granted it, nor corrected it.
 */
export const limitEntryKinds = {
  ...limitMoves,
  ADJUST: word('调增', 'Raised', 'info'),
  LOWER: word('调减', 'Lowered', 'neutral'),
  TAKE_BACK: word('收回', 'Taken back', 'neutral'),
  GIVEN: word('获分配', 'Given by the parent', 'success'),
  GIVEN_BACK: word('被收回', 'Taken back by the parent', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type LimitEntryKind = keyof typeof limitEntryKinds
export const limitEntryKindNames = namesOf(limitEntryKinds)

/** How an enterprise stands to a core enterprise that it supplies. */
export const supplierStates = {
  /** Neither registered nor invited. */
  ADDED: word('未邀请', 'Not invited', 'neutral'),
  INVITED: word('已邀请', 'Invited', 'info'),
  ACTIVE: word('合作中', 'Active', 'success'),
  STOPPED: word('已停用', 'Stopped', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type SupplierState = keyof typeof supplierStates
export const supplierStateNames = namesOf(supplierStates)

export const messageTypes = {
  TODO: word('待办', 'To do', 'info'),
  NOTICE: word('通知', 'Notice', 'neutral'),
  RISK: word('风险', 'Risk', 'warning'),
  SYSTEM: word('系统', 'System', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type MessageType = keyof typeof messageTypes
export const messageTypeNames = namesOf(messageTypes)

export const messageStates = {
  SENT: word('未读', 'Unread', 'info'),
  READ: word('已读', 'Read', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type MessageState = keyof typeof messageStates
export const messageStateNames = namesOf(messageStates)

export const decisions = {
  SUBMIT: word('提交', 'Submitted', 'info'),
  APPROVE: word('通过', 'Approved', 'success'),
  RETURN: word('驳回', 'Returned', 'warning'),
  REJECT: word('拒绝', 'Rejected', 'danger'),
  WITHDRAW: word('撤回', 'Withdrawn', 'neutral'),
  VOID: word('作废', 'Voided', 'neutral'),
  AUTO: word('系统处理', 'Automatic', 'neutral'),
} as const satisfies Record<string, StatusWord>
export type Decision = keyof typeof decisions
export const decisionNames = namesOf(decisions)
