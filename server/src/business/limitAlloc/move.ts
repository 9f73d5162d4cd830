import type { LimitAllocPayload } from '@jinpiao/contract/limitAlloc'
import type { Act } from '../../acts/command.ts'
import { newPk } from '../../acts/keys.ts'
import { moveLimitBy } from '../../acts/limits.ts'
import type { Application } from '../../flow/application.ts'
import { readOwnLimit, readPart } from '../../queries/limitMembers.ts'
import { signedFen } from './payload.ts'

/**
 * Moves both limits: what the one has allocated is the total of the other. The member's part begins with the first
 * allocation; the caller has locked the limit that gives, so there is never a second one.
 */
export async function moveAllocation(
  act: Act,
  { pkApply, fkCorp, amountFen }: Application,
  payload: LimitAllocPayload,
): Promise<void> {
  const { pkLimit, fkMember } = payload
  if (amountFen === null) throw new Error(`Application ${pkApply} was submitted incomplete`)
  const fen = signedFen(payload, amountFen)
  const part = await readPart(act.tx, pkLimit, fkMember)
  await moveLimitBy(act, pkLimit, 'ALLOCATE', fen, { pkApply })
  if (part) return moveLimitBy(act, part.pkLimit, 'ADJUST', fen, { pkApply })
  return moveLimitBy(act, await beginPart(act, fkCorp, payload), 'GRANT', fen, { pkApply })
}

/** The member's part as it is before anything is in it: in force as long as the limit is that it comes from. */
async function beginPart({ tx }: Act, fkCorp: string, { pkLimit, fkMember }: LimitAllocPayload): Promise<string> {
  const limit = await readOwnLimit(tx, fkCorp, pkLimit)
  if (!limit) throw new Error(`No limit ${pkLimit}`)
  const { fkSource, sourceName, product, channel, dayFrom, dayTo, state } = limit
  const part = newPk()
  await tx
    .insertInto('credit_limit')
    .values({
      pkLimit: part,
      fkCorp: fkMember,
      fkSource,
      sourceName,
      product,
      channel,
      totalFen: 0n,
      dayFrom,
      dayTo,
      state,
      parentLimit: pkLimit,
    })
    .execute()
  return part
}
