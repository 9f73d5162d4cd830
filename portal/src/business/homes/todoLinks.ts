import { type BusinessType, type DecisionStep, deskHref, flowOf, formHref, stepOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { supplierPage } from '@jinpiao/contract/permissions/data'
import { feeBillPage, paymentPage } from '@jinpiao/contract/permissions/exchange'
import { signupProductPage } from '@jinpiao/contract/permissions/finance'
import { drawQueryPage } from '@jinpiao/contract/permissions/loans'
import { accountInfoPage, redeemPage } from '@jinpiao/contract/permissions/redeem'
import {
  confirmationPage,
  productOverviewPage,
  ukeyApplyDetailPage,
  ukeyListPage,
} from '@jinpiao/contract/permissions/ukey'
import { MATURING_DAYS, type Todo } from '@jinpiao/contract/todos'
import { bookHref } from '@jinpiao/contract/waysToPay'
import { addDays, type Day } from '@jinpiao/values/days'
import { readHref } from '#portal/business/payroll/readHref.ts'
import { PENDING_SECTION, TICKETS_SECTION } from '#portal/business/tickets/sections.ts'

type AnyTodo = Pick<Todo, 'kind' | 'businessType' | 'state' | 'pkApply' | 'due'>

/** What the applications of a card wait for: their operator, or a decision. */
export type Work = 'DRAFT' | 'RETURNED' | DecisionStep

/** What the applications of a card wait for; `undefined`: it counts none, or nobody of the enterprise can act. */
export function workOf({ businessType, state }: AnyTodo): Work | undefined {
  if (businessType === undefined || state === undefined) return undefined
  if (state === 'DRAFT' || state === 'RETURNED') return state
  const step = stepOf(businessType, state)
  return step !== undefined && isDecision(step) ? step : undefined
}

/** What happened to the oldest entry at the moment it waits since, for 最早提交于 2 天前; nothing where its age says nothing. */
export function verbOf(todo: AnyTodo) {
  if (todo.kind === 'ISSUED_UNANSWERED') return 'issued'
  if (todo.kind === 'BILLS_TO_PAY') return 'billed'
  if (todo.kind === 'TO_ACCEPT' || todo.kind === 'UNREAD_MESSAGES') return 'received'
  const work = workOf(todo)
  if (work === undefined) return undefined
  if (typeof work === 'string') return work === 'DRAFT' ? 'saved' : 'returned'
  // What the first of a flow decides was submitted to it; to the others it came from the one before.
  return flowOf(todo.businessType ?? 'ISSUE').steps[0] === work ? 'submitted' : 'passedOn'
}

/** Where an application of a type is worked on: the flow table says which page, a form has a tab of it. */
function pageOf(type: BusinessType, work: Work, mayOpen?: (href: string) => boolean): string | undefined {
  if (typeof work === 'object') return deskHref(type, work, '', mayOpen)
  return formHref(flowOf(type), `tab=${work === 'DRAFT' ? 'drafts' : 'returned'}`, mayOpen)
}

/** The desks where something waits for the person's decision. */
export const desksOf = (todos: readonly AnyTodo[], mayOpen: (href: string) => boolean): readonly string[] =>
  todos.flatMap((todo) => {
    const work = workOf(todo)
    if (todo.businessType === undefined || typeof work !== 'object') return []
    return pageOf(todo.businessType, work, mayOpen) ?? []
  })

interface HomePlace {
  /** Path of the home that the cards stand on. */
  home: string
  isCore: boolean
  today: Day
  /** Of the pages of a step the first that is open to the person. */
  mayOpen?: (href: string) => boolean
}

/**
 * Where a card leads: the list that shows exactly what it counted; `undefined`: no page shows it. Tickets are sections of
 * the home itself, all else is a page of its own.
 */
export function todoHref(todo: AnyTodo, { home, isCore, today, mayOpen }: HomePlace): string | undefined {
  const isOver = todo.due === 'OVERDUE'
  /** Last days of what is overdue, or of the rest. */
  const deadline = isOver ? `deadlineTo=${addDays(today, -1)}` : `deadlineFrom=${today}`
  switch (todo.kind) {
    case 'APPLICATION': {
      const work = workOf(todo)
      return todo.businessType && work && pageOf(todo.businessType, work, mayOpen)
    }
    case 'ISSUED_UNANSWERED':
      return `${home}?tab=PENDING_ACCEPT#${TICKETS_SECTION}`
    case 'TO_ACCEPT':
      return `${home}#${PENDING_SECTION}`
    case 'TO_REDEEM':
      return `${redeemPage[0]}?box=FREE&state=${isOver ? 'OVERDUE' : 'DUE'}`
    case 'PAYMENTS_FAILED':
      return `${redeemPage[0]}?box=FAILED`
    case 'WAGES_FAILED':
      return readHref(todo.pkApply ?? '')
    case 'UNPAID_TICKETS':
      return `${home}?tab=OVERDUE#${TICKETS_SECTION}`
    case 'TO_CONFIRM':
    case 'DIRECTOR_CONFIRMS':
      return `${confirmationPage[0]}?confirmState=${isOver ? 'UNANSWERED' : 'PENDING'}`
    case 'PAYMENTS_TO_MAKE':
      return `${paymentPage[0]}?paymentState=UNPAID&${deadline}`
    case 'LOANS_DUE':
      return isOver
        ? `${drawQueryPage[0]}?loanState=OVERDUE`
        : `${drawQueryPage[0]}?loanState=ACTIVE&nextDueTo=${addDays(today, MATURING_DAYS)}`
    case 'BILLS_TO_PAY':
      return `${feeBillPage[0]}?feeState=UNPAID&${deadline}`
    case 'QUALIFICATIONS_END':
      return signupProductPage[0]
    case 'SUPPLIERS_TO_INVITE':
      return `${supplierPage[0]}?state=ADDED`
    case 'KEYS_END':
      return `${ukeyListPage[0]}?ukeyState=NEAR_EXPIRY`
    case 'KEY_TO_ACTIVATE':
      return `${ukeyApplyDetailPage[0]}?id=${todo.pkApply}`
    case 'CONTRACTS_TO_SIGN':
      return productOverviewPage[0]
    case 'ACCOUNTS_TO_PROVE':
      return `${accountInfoPage[0]}?accountState=PENDING`
    case 'MATURING_SOON': {
      const [from, to] = [addDays(today, 1), addDays(today, MATURING_DAYS)]
      // What its suppliers have passed on an issuer reads in its book alone (I26).
      return isCore
        ? bookHref('NOT_DUE', from, to)
        : `${home}?tab=HELD&promisedFrom=${from}&promisedTo=${to}#${TICKETS_SECTION}`
    }
    case 'UNREAD_MESSAGES':
      return '/my/message/index?unread=1'
  }
}
