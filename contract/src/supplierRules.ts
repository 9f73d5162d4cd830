import { isCreditCode } from '@jinpiao/values/creditCode'
import { emailPattern } from './fields.ts'
import { missing, type Problem, problem } from './problems.ts'
import type { SupplierState } from './status.ts'
import type { SupplierEntry } from './suppliers.ts'

const MOBILE = /^1\d{10}$/

/** What is known when suppliers are added. */
export interface SupplierFacts {
  /** Credit code of the enterprise that adds them; '' where nobody has asked. */
  ownCreditCode: string
  /** Suppliers that it has already: the name of each by its credit code; absent: nobody has asked. */
  known?: ReadonlyMap<string, string>
}

/** Everything that refuses suppliers that are added, in the order of the form: `suppliers.0.creditCode`. */
export function findSupplierProblems(entries: readonly SupplierEntry[], facts: SupplierFacts): Problem[] {
  return entries.flatMap((entry, index) => {
    const path = `suppliers.${index}`
    const { creditCode, corpName } = entry
    const earlier = entries.slice(0, index).find((each) => each.creditCode === creditCode)
    return [
      ...codeProblems(`${path}.creditCode`, creditCode, facts, earlier?.corpName),
      ...(corpName === '' ? [missing(`${path}.corpName`, 'corpName')] : []),
      ...findContactProblems(entry).map((each) => ({ ...each, field: `${path}.${each.field}` })),
    ]
  })
}

function codeProblems(
  field: string,
  creditCode: string,
  { ownCreditCode, known }: SupplierFacts,
  earlier: string | undefined,
): Problem[] {
  if (creditCode === '') return [missing(field, 'creditCode')]
  if (creditCode === ownCreditCode) return [problem(field, '04000161')]
  if (!isCreditCode(creditCode)) return [problem(field, '04000162')]
  const other = known?.get(creditCode) ?? earlier
  return other === undefined ? [] : [problem(field, '04000160', other)]
}

/** What is wrong with how a supplier is reached. The contact is needed: it is invited and asked by it. */
export function findContactProblems({
  contactName,
  contactMobile,
  email,
}: Pick<SupplierEntry, 'contactName' | 'contactMobile' | 'email'>): Problem[] {
  return [
    ...(contactName === '' ? [missing('contactName', 'contactName')] : []),
    ...(contactMobile === '' ? [missing('contactMobile', 'contactMobile')] : []),
    ...(contactMobile !== '' && !MOBILE.test(contactMobile) ? [problem('contactMobile', '04000163')] : []),
    ...(email !== '' && !emailPattern.test(email) ? [problem('email', '04000164')] : []),
  ]
}

/**
 * What a supplier's state is told as: one that is not stopped, not registered and was never invited is ADDED, because
 * nobody works with it yet.
 *
 * @param stored `ACTIVE` for whoever is neither invited nor stopped.
 */
export const shownSupplierState = (stored: Exclude<SupplierState, 'ADDED'>, isRegistered: boolean): SupplierState =>
  stored === 'ACTIVE' && !isRegistered ? 'ADDED' : stored

/** A supplier as acts on it are judged. */
export interface StoredSupplier {
  corpName: string
  state: SupplierState
  isRegistered: boolean
  /** It can be reached by a text message. */
  hasMobile: boolean
  /** It was invited today. */
  isInvitedToday: boolean
  /** An issue names it, whatever has become of it. */
  isNamed: boolean
}

/** Why an act on a supplier is refused now; undefined: it is not. Acts that make no sense are not offered at all. */
export function supplierActRefusal(
  act: 'EDIT' | 'INVITE' | 'STOP' | 'RESUME' | 'DELETE',
  supplier: StoredSupplier,
): Problem | undefined {
  const { corpName } = supplier
  const isStopped = supplier.state === 'STOPPED'
  switch (act) {
    case 'EDIT':
      return undefined
    case 'STOP':
      return isStopped ? problem('', '04000169', corpName) : undefined
    case 'RESUME':
      return isStopped ? undefined : problem('', '04000170', corpName)
    case 'DELETE':
      return supplier.isNamed ? problem('', '04000168', corpName) : undefined
    case 'INVITE':
      if (supplier.isRegistered) return problem('', '04000165', corpName)
      if (isStopped) return problem('', '04000169', corpName)
      if (!supplier.hasMobile) return problem('', '04000166', corpName)
      return supplier.isInvitedToday ? problem('', '04000167', corpName) : undefined
  }
}

/** What is offered for a supplier: a registered one is not invited, and one that issues name is stopped, not deleted. */
export const offeredActs = ({ state, isRegistered, isNamed }: StoredSupplier) => [
  'EDIT' as const,
  ...(isRegistered || state === 'STOPPED' ? [] : (['INVITE'] as const)),
  state === 'STOPPED' ? ('RESUME' as const) : ('STOP' as const),
  ...(isNamed ? [] : (['DELETE'] as const)),
]
