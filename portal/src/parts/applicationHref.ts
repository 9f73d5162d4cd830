import { isAllowed } from '@jinpiao/contract/actions'
import type { Application } from '@jinpiao/contract/applications'
import { deskHref, flowOf, formHref } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'

/** Without its actions: to read it, whatever can be done with it. */
type Linked = Pick<Application, 'pkApply' | 'businessType'> & Partial<Pick<Application, 'actions'>>

/**
 * Where a person reads an application: on the first page of its flow that is open to him; what the server lets him edit
 * goes on there. `undefined`: nowhere, then the number stands as text.
 */
export function applicationHref(
  { pkApply, businessType, actions = [] }: Linked,
  mayOpen: (href: string) => boolean,
): string | undefined {
  const row = flowOf(businessType)
  const query = `${isAllowed(actions, 'EDIT') ? 'edit' : 'pkApply'}=${pkApply}`
  const desks = row.steps.filter(isDecision).map((step) => deskHref(businessType, step, query, mayOpen))
  const read = (row.readOn ?? []).map((page) => `${page}?${query}`)
  const hrefs = [formHref(row, query, mayOpen), ...desks, ...read]
  return hrefs.find((href) => href !== undefined && mayOpen(href))
}
