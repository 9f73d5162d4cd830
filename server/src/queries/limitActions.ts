import { judged } from '@jinpiao/contract/actions'
import { businessMessage } from '@jinpiao/contract/errors'
import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { type LimitTerm, limitRefusal } from '@jinpiao/contract/limitRules'
import type { CreditLimit } from '@jinpiao/contract/limits'
import type { Problem } from '@jinpiao/contract/problems'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'

/**
 * What the caller could do with a limit today, and why not; without members there is nobody to give a part of it to. Whose
 * limit is a part of another's reads it.
 */
export function limitActions(
  { actor, clock, language }: QueryContext,
  term: LimitTerm,
  hasMembers: boolean,
): CreditLimit['actions'] {
  const offers = (type: BusinessType) => actor.userType === 'CORE' && flowOf(type).submitters.includes(actor.post)
  const textOf = (refusal: Problem | undefined) => refusal && businessMessage(refusal.code, refusal.values, language)
  return [
    ...(offers('ISSUE') ? [judged('ISSUE', textOf(limitRefusal(term, todayOf(clock))))] : []),
    ...(offers('LIMIT_ALLOC')
      ? [judged('ALLOCATE', hasMembers ? undefined : businessMessage('05000104', [], language))]
      : []),
  ]
}
