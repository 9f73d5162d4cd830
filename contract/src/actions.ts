import * as z from 'zod/mini'
import { ticketForms } from './flow.ts'

/** What can be done with an application; `REWORD`: one without a form says another reason. */
export const applicationActions = [
  'EDIT',
  'REWORD',
  'SUBMIT',
  'DELETE',
  'WITHDRAW',
  'VOID',
  'APPROVE',
  'RETURN',
] as const
export type ApplicationAction = (typeof applicationActions)[number]

/** What can be done with a ticket: answered, taken back (`CANCEL` is 开立撤回), or begun with by a form. */
export const ticketActions = ['ACCEPT', 'REFUSE', 'CANCEL', ...ticketForms] as const
export type TicketAction = (typeof ticketActions)[number]

/** What can be done with a limit: tickets are issued on it, parts of it given to members. */
export const limitActions = ['ISSUE', 'ALLOCATE'] as const

/** What can be done with a supplier: issued to, changed, invited to register, stopped, taken up again, deleted. */
export const supplierActions = ['ISSUE', 'EDIT', 'INVITE', 'STOP', 'RESUME', 'DELETE'] as const

/** What can be done with a bank account: made the default one, changed, proved (again), put out of use. */
export const accountActions = ['DEFAULT', 'EDIT', 'VERIFY', 'STOP'] as const

/** What can be done with a user: roles, the posts of his key, on and off, a new password. */
export const userActions = ['ROLES', 'BIND', 'STATE', 'RESET'] as const

/** What can be done with a key: a new certificate, reported lost, taken from its bearer, tried out; a lost one replaced. */
export const ukeyActions = ['RENEW', 'LOST', 'UNBIND', 'REISSUE', 'TEST'] as const

/** What can be done with a product: applied for or opened, its contract signed, its pages entered. */
export const productActions = ['OPEN', 'CONTRACT', 'ENTER'] as const

/** What can be done with a loan: a part of it, or all, is repaid before its day. */
export const loanActions = ['REPAY'] as const

/** What can be said of a payment of a redemption: that it was made (付款方登记), or that it has failed. */
export const paymentActions = ['CLAIM', 'FAIL'] as const

/** What can be done with a matter that is to be confirmed. */
export const confirmActions = ['CONFIRM', 'REFUSE'] as const

/** One act with whether it is possible now and, if not, why: a reason is read on the page, not found out by trying (P21). */
export const action = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({
    action: z.enum([...names] as [Names[number], ...Names[number][]]),
    allowed: z.boolean(),
    reason: z.optional(z.string()),
  })

interface Action {
  action: string
  allowed: boolean
  reason?: string | undefined
}

/** An act as a row carries it: with a reason it is refused. */
export const judged = <Name extends string>(action: Name, reason: string | undefined) =>
  reason === undefined ? { action, allowed: true } : { action, allowed: false, reason }

/** Whether the act is offered at all: allowed, or refused with a reason worth reading. */
export const findAction = <Name extends string>(actions: readonly (Action & { action: Name })[], name: Name) =>
  actions.find((each) => each.action === name)

export const isAllowed = <Name extends string>(actions: readonly (Action & { action: Name })[], name: Name): boolean =>
  findAction(actions, name)?.allowed === true

/** Why it is refused now; undefined when it is allowed or not offered. */
export const refusalOf = <Name extends string>(actions: readonly (Action & { action: Name })[], name: Name) =>
  findAction(actions, name)?.reason
