import { isAllowed } from '@jinpiao/contract/actions'
import type { Application } from '@jinpiao/contract/applications'
import { deskHref, flowOf } from '@jinpiao/contract/flow'
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
  const { submitPages, steps, readOn = [] } = flowOf(businessType)
  const query = `${isAllowed(actions, 'EDIT') ? 'edit' : 'pkApply'}=${pkApply}`
  const at = (page: string) => `${page}?${query}`
  const desks = steps.filter(isDecision).map((step) => deskHref(businessType, step, query, mayOpen))
  const hrefs = [...submitPages.map(at), ...desks, ...readOn.map(at)]
  return hrefs.find((href) => href !== undefined && mayOpen(href))
}
