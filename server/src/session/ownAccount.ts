import { changeEmail as emailEndpoint, changeMobile as mobileEndpoint } from '@jinpiao/contract/person'
import { mask } from '@jinpiao/values/mask'
import { runCommand } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { enqueue } from '../acts/enqueue.ts'
import { notify } from '../acts/notify.ts'
import type { Database, Writer } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import type { Clock } from '../domain/clock.ts'
import { ownPlace } from './devices.ts'
import { endSessionsOf } from './sessions.ts'
import { takeCode } from './sms.ts'

interface Base {
  database: Database
  /** Real time: codes run out by it. */
  clock: Clock
}

/** Who changes it, and the session that stays. */
interface Own {
  personId: string
  /** In full. */
  mobile: string
  tokenHash: string
}

interface Proof {
  oldCode: string
  mobile: string
  newCode: string
}

const target = (personId: string) => `person:${personId}`

/**
 * A person signs in with another number from now on. Both numbers are proved; whoever is signed in elsewhere is out, and
 * the old number is told, because it may not be the person who asks.
 * @throws {BusinessError} 01000113 somebody's, 01000114 the code of the old number, 01000103 that of the new one,
 * 01000115 nothing would change.
 */
export async function changeMobile(
  { database, clock }: Base,
  context: CommandContext,
  { personId, mobile: old, tokenHash }: Own,
  { oldCode, mobile, newCode }: Proof,
): Promise<Record<string, never>> {
  if (mobile === old) throw new BusinessError('01000115').at('mobile')
  // Both are looked at before one is used up: else a wrong second code would cost the first. Wrong ones count as tries.
  const fits = (tx: Writer, code: string, of: string, keep: boolean) =>
    takeCode(tx, clock, { mobile: of, scene: 'MOBILE', browser: ownPlace(personId).browser, code, keep })
  if (!(await database.write((tx) => fits(tx, oldCode, old, true)))) throw new BusinessError('01000114').at('oldCode')
  if (!(await database.write((tx) => fits(tx, newCode, mobile, true))))
    throw new BusinessError('01000103').at('newCode')
  const { permission } = mobileEndpoint
  // The codes are no part of what idempotency compares and the audit log keeps.
  return runCommand(context, { name: 'person.mobile', permission }, { mobile }, async (act) => {
    const { tx, actor, facts } = act
    await requireFree(tx, mobile)
    if (!(await fits(tx, oldCode, old, false))) throw new BusinessError('01000114').at('oldCode')
    if (!(await fits(tx, newCode, mobile, false))) throw new BusinessError('01000103').at('newCode')
    await tx.updateTable('person').set({ mobile }).where('personId', '=', personId).execute()
    await endSessionsOf(tx, personId, tokenHash)
    const [before, after] = [old, mobile].map((number) => mask(number, { head: 3 }))
    facts.push({ action: 'person.mobile', target: target(personId), before, after })
    await notify(
      act,
      actor.fkCorp,
      { personId },
      { name: 'MOBILE_CHANGED', params: [after ?? ''], messageType: 'RISK', target: target(personId) },
    )
    await enqueue(act, 'SMS', { mobile: old, template: 'MOBILE_CHANGED', params: [after ?? ''] })
    return {}
  })
}

async function requireFree(tx: Writer, mobile: string): Promise<void> {
  const other = await tx.selectFrom('person').select('personId').where('mobile', '=', mobile).executeTakeFirst()
  if (other) throw new BusinessError('01000113').at('mobile')
}

/** Where the person is written to; empty: nowhere. */
export function changeEmail(context: CommandContext, personId: string, email: string): Promise<Record<string, never>> {
  const { permission } = emailEndpoint
  return runCommand(context, { name: 'person.email', permission }, { email }, async ({ tx, facts }) => {
    const next = email === '' ? null : email
    await tx.updateTable('person').set({ email: next }).where('personId', '=', personId).execute()
    facts.push({ action: 'person.email', target: target(personId) })
    return {}
  })
}
