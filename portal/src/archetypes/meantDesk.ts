import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { flowOf } from '@jinpiao/contract/flow'

/**
 * The desk of a page that an address means: the one that it names (`?desk=`), that of the form that it means, or the first
 * where it names an application alone. Undefined: the address leaves it open.
 */
export function meantDesk<Desk extends { of: Pick<ApplicationEndpoints, 'type' | 'types'> }>(
  desks: readonly Desk[],
  pathname: string,
  parameters: URLSearchParams,
): Desk | undefined {
  const named = desks.find(({ of }) => of.types.some((type) => type === parameters.get('desk')))
  const meant = desks.find(({ of }) => parameters.has(flowOf(of.type).meantBy?.[pathname] ?? ''))
  const hasKey = parameters.has('pkApply') || parameters.has('voucher')
  return named ?? meant ?? (hasKey || desks.length === 1 ? desks[0] : undefined)
}
