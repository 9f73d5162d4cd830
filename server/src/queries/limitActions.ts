import { judged } from '@jinpiao/contract/actions'
import { businessMessage } from '@jinpiao/contract/errors'
import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { type LimitTerm, limitRefusal } from '@jinpiao/contract/limitRules'
import type { CreditLimit } from '@jinpiao/contract/limits'
import type { Problem } from '@jinpiao/contract/problems'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'

/** A limit as what can be done with it depends on it. */
interface Given {
  term: LimitTerm
  /** A part of another enterprise's limit: a branch issues on it, and gives nothing of it on. */
  isPart: boolean
  /** The enterprise has members: without any there is nobody to give a part to. */
  hasMembers: boolean
}

/** What the caller could do with a limit today, and why not. */
export function limitActions(
  { actor, clock, language }: QueryContext,
  { term, isPart, hasMembers }: Given,
): CreditLimit['actions'] {
  const offers = (type: BusinessType) => actor.userType === 'CORE' && flowOf(type).submitters.includes(actor.post)
  const textOf = (refusal: Problem | undefined) => refusal && businessMessage(refusal.code, refusal.values, language)
  return [
    ...(offers('ISSUE') ? [judged('ISSUE', textOf(limitRefusal(term, todayOf(clock))))] : []),
    ...(offers('LIMIT_ALLOC') && !isPart
      ? [judged('ALLOCATE', hasMembers ? undefined : businessMessage('05000104', [], language))]
      : []),
  ]
}
