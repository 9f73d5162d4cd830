import type { Day } from '@jinpiao/values/days'
import { type Problem, problem } from './problems.ts'
import type { LimitState } from './status.ts'
import type { Words } from './words.ts'

/** When a limit is in force. */
export interface LimitTerm {
  state: LimitState
  from: Day
  to: Day
}

/** Why nothing can be issued on a limit today; said by the form, and beside the limit in lists. */
export function limitRefusal({ state, from, to }: LimitTerm, today: Day): Problem | undefined {
  const refused = (why: Words) => problem('pkLimit', '05000102', why)
  if (state === 'SUSPENDED') return refused(['已暂停', 'is suspended'])
  if (state === 'EXPIRED' || today > to) return refused(['已到期', 'has expired'])
  return from > today ? refused([`自 ${from} 起生效`, `begins on ${from}`]) : undefined
}
