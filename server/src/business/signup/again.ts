import type { SignupApplication } from '@jinpiao/contract/signup'
import { qualificationStateOf, standingRefusal } from '@jinpiao/contract/signupRules'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { todayOf } from '../../domain/clock.ts'
import { isEnded } from '../../domain/machine.ts'
import type { Application } from '../../flow/application.ts'
import { type StoredStanding, standingOf } from './standing.ts'

/** 延期 of the qualification that stands, 再次申请 of what has ended without one; null: neither fits. */
export function againOf(
  { clock, language }: QueryContext,
  { pkApply, state }: Application,
  fkProduct: string,
  known: readonly StoredStanding[],
): SignupApplication['again'] {
  if (!isEnded(state)) return null
  const standing = standingOf(known, fkProduct, todayOf(clock))
  const isGranted = standing.row?.pkApply === pkApply
  // Another application has taken the place of this grant.
  if (state === 'DONE' && !isGranted) return null
  const refusal = standingRefusal(standing)
  const isExtension = isGranted && qualificationStateOf({ ...standing, openNo: null }) !== 'EXPIRED'
  return {
    kind: isExtension ? 'EXTEND' : 'AGAIN',
    reason: refusal ? new BusinessError(refusal.code, ...refusal.values).text(language) : null,
  }
}
