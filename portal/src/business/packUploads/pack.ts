import type { DetailOf } from '@jinpiao/contract/applications'
import type { PackPayload, PackSection } from '@jinpiao/contract/packPayload'
import { type PackTask, packTasks } from '@jinpiao/contract/packRules'
import { type PackType, packsOf } from '@jinpiao/contract/packs'
import type { TermName } from '@jinpiao/contract/terms'
import { todayInShanghai } from '@jinpiao/values/days'
import { useSearchParams } from 'react-router-dom'
import { businessNow } from '#portal/http/serverClock.ts'
import { useRole } from '#portal/parts/useRole.ts'
import type { RouteTitle } from '#portal/routes/route.ts'

/** The endpoints of either kind. */
export type Packs = (typeof packsOf)[PackType]
export type PackDetail = DetailOf<Packs>

/** Titles of the pages that list packs. */
export const listTitles = {
  FINANCE_PACK: 'financePacks',
  ISSUE_PACK: 'issuePacks',
} as const satisfies Record<PackType, RouteTitle>

export const sentHref = (pkApply: string): string => `/credit/finance-data/upload/success?id=${pkApply}`

/**
 * Where a section is filled in. Of invoices those between the parties of the first contract are offered first.
 * @example sectionHref('auth', detail) // '/credit/finance-data/upload/auth?id=01J…'
 */
export function sectionHref(section: PackSection, { application, payload }: PackDetail): string {
  const parameters = new URLSearchParams({ id: application.pkApply })
  const [contract] = payload.contracts
  if (section === 'invoice' && contract) {
    if (contract.sellerName !== '') parameters.set('sellerName', contract.sellerName)
    if (contract.buyerName !== '') parameters.set('buyerName', contract.buyerName)
  }
  return `/credit/finance-data/upload/${section}?${parameters}`
}

/**
 * The pack that the address names, `''` for none, and its kind: a core enterprise has packs for issuing, everybody else
 * for financing (the server refuses the other kind). Cards and messages name it `pkApply` or `edit`.
 */
export function usePackOfAddress(): { pkApply: string; kind: PackType } {
  const [parameters] = useSearchParams()
  const { isCore } = useRole()
  const pkApply = parameters.get('id') ?? parameters.get('pkApply') ?? parameters.get('edit') ?? ''
  return { pkApply, kind: isCore ? 'ISSUE_PACK' : 'FINANCE_PACK' }
}

export const todayOfPacks = () => todayInShanghai(businessNow())

/** A section as its owner sees it: `WANTED` was sent back and is as it was. */
export interface SeenTask extends Omit<PackTask, 'state'> {
  state: PackTask['state'] | 'WANTED'
  /** What the platform wants of it, where it has sent the pack back. */
  opinion: string | undefined
}

/** By which answer of the form a section is told: one that differs from what was sent back has been corrected. */
const answerTerms = {
  auth: 'authorisationFiles',
  contract: 'contractFiles',
  invoice: 'invoices',
  other: 'materialFiles',
} as const satisfies Record<PackSection, TermName>

/**
 * The sections of a pack with what the platform wants of them. One that was sent back is not complete before it differs.
 * @param name of a term in the reader's language, as `useTerms` gives it.
 */
export const seenTasks = (
  kind: PackType,
  { payload, opinions, changes }: Pick<PackDetail, 'opinions' | 'changes'> & { payload: PackPayload },
  { today, name }: { today: string; name: (term: TermName) => string },
): SeenTask[] =>
  packTasks(payload, { kind, today }).map((task) => {
    const opinion = opinions.find(({ section }) => section === task.section)?.opinion
    const isChanged = changes.some(({ label }) => label === name(answerTerms[task.section]))
    return {
      ...task,
      opinion,
      state: opinion !== undefined && !isChanged && task.state === 'DONE' ? 'WANTED' : task.state,
    }
  })
