import type { BusinessType } from './flow.ts'
import type { LimitMove } from './status.ts'
import type { Words } from './words.ts'

/**
 * What the applications of a type do to the limit of a core company, in its books. A type that is not named moves none: a
 * limit is used by the promise to pay, so whoever holds the ticket, and whoever pays for it, changes nothing.
 */
export const limitUse: Partial<Record<BusinessType, readonly LimitMove[]>> = {
  ISSUE: ['FREEZE', 'UNFREEZE', 'OCCUPY', 'RELEASE'],
  ISSUE_CANCEL: ['RELEASE'],
  REDEEM: ['RELEASE'],
  LIMIT_ALLOC: ['GRANT', 'ADJUST', 'ALLOCATE'],
}

/** Types that bring money, or a bill, on a ticket that already uses the limit of its issuer. */
const onTicket: readonly BusinessType[] = ['FINANCE', 'EXCHANGE']

export const limitUseName: Words = ['核心企业额度', 'The core company’s limit']

/**
 * What something that brings money does to the limit of a core company: said among its prices. Nothing that is applied for
 * with a price moves one (`limitUse`), so there are two sentences: on a ticket, and on the credit of the applicant itself.
 */
export const limitUseText = (type: BusinessType): Words =>
  onTicket.includes(type)
    ? [
        '开立该金票时已占用，到期兑付后恢复；本次办理不再占用，也不要求由该额度的来源办理',
        'Used when the ticket was issued, and free again once it is redeemed; this uses nothing more of it, and may be asked of others than its source',
      ]
    : ['不占用', 'Not used']
