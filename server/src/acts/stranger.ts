import { mask } from '@jinpiao/values/mask'
import type { Database } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type Clock, DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import { digestOf } from '../domain/digest.ts'
import { writeAudit } from './audit.ts'
import type { Act } from './command.ts'
import { type CommandContext, STRANGERS } from './context.ts'
import { type Quota, spend } from './quota.ts'

/** What is known of a request of somebody who is no user: the rest of a {@link CommandContext} is empty. */
export interface StrangerContext extends Pick<CommandContext, 'requestId' | 'ip' | 'userAgent' | 'language'> {
  database: Database
  clock: Clock
  /** Proved by his ticket. */
  mobile: string
}

/** Its audit chain is that of everybody who is no user yet. */
const contextOf = ({ mobile, ...context }: StrangerContext): CommandContext => ({
  ...context,
  actor: {
    personId: '',
    personName: mask(mobile, { head: 3 }),
    userId: '',
    fkCorp: STRANGERS,
    corpName: '',
    creditCode: '',
    userType: 'CORP',
    roleCode: 'ROLE_CORP_DEFAULT',
    post: 'DEFAULT',
    permissions: new Set(),
    certNumber: null,
  },
  signing: { controlEnabled: false, ca: [], platformName: '', driver: 'none' },
})

/**
 * One act of a stranger in one transaction: the quota of his number, the act, audit. The same `x-request-id` by the same
 * number answers what it answered before (I24). A refusal leaves nothing: neither the quota nor the request is counted.
 * @throws {BusinessError} 10000109 nothing is left of the quota, 99000409 the request id was used for another act.
 */
export function runStranger<Answer>(
  stranger: StrangerContext,
  { name, quota, input }: { name: string; quota?: Quota; input: unknown },
  work: (act: Act) => Promise<Answer>,
): Promise<Answer> {
  const { database, clock, mobile, requestId } = stranger
  const context = contextOf(stranger)
  const key = { purpose: 'register-request', nonce: `${mobile}:${requestId}` }
  const digest = digestOf({ name, input })
  return database.write(async (tx) => {
    const at = instantOf(clock)
    const claimed = await tx
      .insertInto('nonce')
      .values({ ...key, subject: null, expiresAt: instantOf(clock, DAY_MS), usedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    const kept = tx
      .selectFrom('nonce')
      .select('subject')
      .where((eb) => eb.and(key))
    if (claimed.numInsertedOrUpdatedRows === 0n) {
      const { subject } = await kept.executeTakeFirstOrThrow()
      const earlier = JSON.parse(subject ?? '{}') as { digest?: string; answer: Answer }
      if (earlier.digest !== digest) throw new BusinessError('99000409')
      return earlier.answer
    }
    if (quota !== undefined) await spend(tx, todayOf(clock), quota, mobile)
    const recorded = { facts: [], tallies: [], ledger: [] }
    const act: Act = { tx, context, actor: context.actor, at, today: todayOf(clock), ...recorded }
    const answer = await work(act)
    await writeAudit(act)
    await tx
      .updateTable('nonce')
      .set({ subject: JSON.stringify({ digest, answer }) })
      .where((eb) => eb.and(key))
      .execute()
    return answer
  })
}
