import type { Day } from '@jinpiao/values/days'
import { type Problem, problem } from './problems.ts'
import { type LimitState, limitStates } from './status.ts'
import type { Words } from './words.ts'

/** When a limit is in force. */
export interface LimitTerm {
  state: LimitState
  from: Day
  to: Day
}

/** Why nothing can be issued on a limit today; said by the form, and beside the limit in lists. */
export function limitRefusal({ state, from, to }: LimitTerm, today: Day): Problem | undefined {
  // The words that lists show, too.
  const [suspended] = limitStates.SUSPENDED.label
  const [expired] = limitStates.EXPIRED.label
  const refused = (why: Words) => problem('pkLimit', '05000102', why)
  if (state === 'SUSPENDED') return refused([suspended, 'is suspended'])
  if (state === 'EXPIRED' || today > to) return refused([expired, 'has expired'])
  return from > today ? refused([`自 ${from} 起生效`, `begins on ${from}`]) : undefined
}
