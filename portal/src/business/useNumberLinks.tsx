import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { Link } from '@jinpiao/ui-kit/Link'
import type { ReactNode } from 'react'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { homeOf } from '#portal/routes/decide.ts'
import { useVisitor } from '#portal/session/useSession.ts'
import { ApplicationLink } from './ApplicationLink.tsx'
import { drawDetailPath } from './loanPaths.ts'

/** What a number is of: keys of what can be opened, as far as the server has told them. */
export interface Numbered {
  pkApply?: string | null
  businessType?: BusinessType | null
  pkCredit?: string | null
  pkDraw?: string | null
}

interface NumberLinks {
  application: (of: Numbered, number: string | null) => ReactNode
  ticket: (of: Numbered, number: string | null) => ReactNode
  loan: (of: Numbered, number: string | null) => ReactNode
}

/** Numbers as links to the page of what they are of; as text where that has no page that is open to this person. */
export function useNumberLinks(): NumberLinks {
  const mayOpen = useMayOpen()
  const home = homeOf(useVisitor())
  const linked = (href: string | undefined, number: string | null) =>
    href === undefined || !mayOpen(href) || number === null || number === '' ? (
      number
    ) : (
      <Link href={href} kind="standalone">
        {number}
      </Link>
    )
  return {
    application: ({ pkApply, businessType }, number) =>
      // What takes no steps, such as an acceptance, has no page of its own: its ticket has.
      pkApply && businessType && number && flowOf(businessType).steps.length > 0 ? (
        <ApplicationLink pkApply={pkApply} businessType={businessType} no={number} />
      ) : (
        number
      ),
    ticket: ({ pkCredit }, number) => linked(pkCredit ? `${home}?ticket=${pkCredit}` : undefined, number),
    loan: ({ pkDraw }, number) => linked(pkDraw ? `${drawDetailPath}?id=${pkDraw}` : undefined, number),
  }
}
