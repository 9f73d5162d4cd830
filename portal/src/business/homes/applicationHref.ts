import type { IssueApplication } from '@jinpiao/contract/issue'

const issue = '/credit/core/issue/issue'
const desks = ['/credit/core/issue/director-approve', '/credit/core/issue/final-approve']

/** Without its state: to read it, whatever it is. */
type Linked = Pick<IssueApplication, 'pkApply'> & Partial<Pick<IssueApplication, 'state' | 'businessType'>>

/**
 * Where a person reads an application: who issues, on the issue page (what is not submitted goes on there); who decides,
 * on the desk. `undefined`: nowhere, then the number stands as text.
 */
export function applicationHref(
  { pkApply, state, businessType }: Linked,
  mayOpen: (href: string) => boolean,
): string | undefined {
  if (mayOpen(issue)) {
    const isOpen = businessType === 'ISSUE' && (state === 'DRAFT' || state === 'RETURNED')
    return `${issue}?${isOpen ? 'edit' : 'pkApply'}=${pkApply}`
  }
  const desk = desks.find(mayOpen)
  return desk && `${desk}?pkApply=${pkApply}`
}
