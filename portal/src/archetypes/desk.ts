import type { SignedAction } from '@jinpiao/contract/flow'
import type { directorApprove, directorReject, directorReturn, IssueApplication } from '@jinpiao/contract/issue'
import type { Column } from '@jinpiao/ui-kit/DataTable'
import type { RouteTitle } from '#portal/routes/route.ts'

/** Texts of a desk in the area `approval`. */
export type DeskWords = 'director' | 'final'

/**
 * A place where somebody decides on what others submitted: which entries, with which calls, in which columns. A further
 * approval page is one more of these.
 */
export interface Desk {
  /** Of its page: the heading says what the menu says. */
  title: RouteTitle
  words: DeskWords
  action: Extract<SignedAction, 'APPROVE' | 'FINAL_APPROVE'>
  /** Also `finalApprove`: the calls of both steps have one shape. */
  approve: typeof directorApprove
  sendBack: typeof directorReturn
  /** The final reviewer sends back, and does not reject (flow table). */
  reject?: typeof directorReject
  /** What this desk shows besides the columns of every queue. */
  extraColumns?: (t: (key: 'director' | 'directorAt') => string) => Column<IssueApplication>[]
  /** What is done here gives birth to tickets, whose vouchers can be printed. */
  issues?: true
}
