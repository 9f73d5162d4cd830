import { MAX_DRAFTS_BYTES } from '@jinpiao/contract/drafts'
import type { Writer } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { instantOf } from '../domain/clock.ts'
import type { CommandContext } from './context.ts'
import { lockRow } from './locks.ts'

/** Forms that a person may have begun at once; how much they hold has a bound as well. */
export const MAX_FORM_DRAFTS = 100
/** A hundred of these are less than the bound. */
const SMALL_BYTES = MAX_DRAFTS_BYTES / MAX_FORM_DRAFTS

type DraftContext = Pick<CommandContext, 'database' | 'clock' | 'actor'>

/**
 * Keeps what a person has typed (P4). Two tabs: the one that read an older version gets 99000409 and a choice.
 * Saved at every pause in typing, so it is neither audited nor remembered by request id.
 */
export function putDraft(
  { database, clock, actor }: DraftContext,
  input: { routeKey: string; payload: unknown; version: number },
): Promise<{ savedAt: string; version: number }> {
  const { routeKey } = input
  const key = { personId: actor.personId, fkCorp: actor.fkCorp, routeKey }
  const payload = JSON.stringify(input.payload ?? null)
  const values = {
    payload,
    bytes: Buffer.byteLength(payload),
    version: input.version + 1,
    savedAt: instantOf(clock),
  }
  return database.write(async (tx) => {
    // Those that are begun at once wait for one another: each counts towards the bound.
    const counts = input.version === 0 || values.bytes > SMALL_BYTES
    if (counts) await lockRow(tx, 'person', { personId: actor.personId })
    const written =
      input.version === 0
        ? await tx
            .insertInto('draft')
            .values({ ...key, ...values })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
            .then((result) => result.numInsertedOrUpdatedRows)
        : await tx
            .updateTable('draft')
            .set(values)
            .where((eb) => eb.and(key))
            .where('version', '=', input.version)
            .executeTakeFirst()
            .then((result) => result.numUpdatedRows)
    if (written !== 1n) throw new BusinessError('99000409')
    if (counts) await forgetOldest(tx, actor.personId)
    return { savedAt: values.savedAt, version: values.version }
  })
}

/** What was begun longest ago goes, rather than what somebody is typing: nobody can be asked to tidy up forms he has left. */
async function forgetOldest(tx: Writer, personId: string): Promise<void> {
  const newestFirst = await tx
    .selectFrom('draft')
    .select(['fkCorp', 'routeKey', 'bytes'])
    .where('personId', '=', personId)
    .orderBy('savedAt', 'desc')
    .orderBy('routeKey')
    .limit(2 * MAX_FORM_DRAFTS)
    .execute()
  let bytes = 0
  for (const [index, { fkCorp, routeKey, bytes: own }] of newestFirst.entries()) {
    bytes += own
    if (index < MAX_FORM_DRAFTS && bytes <= MAX_DRAFTS_BYTES) continue
    await tx
      .deleteFrom('draft')
      .where((eb) => eb.and({ personId, fkCorp, routeKey }))
      .execute()
  }
}

/** Forgets what was kept; with `version` that alone, and not what another window has saved since. */
export async function deleteDraft(
  { database, actor }: DraftContext,
  { routeKey, version }: { routeKey: string; version?: number | undefined },
): Promise<Record<string, never>> {
  const { personId, fkCorp } = actor
  const own = { personId, fkCorp, routeKey, ...(version !== undefined && { version }) }
  await database.write((tx) =>
    tx
      .deleteFrom('draft')
      .where((eb) => eb.and(own))
      .execute(),
  )
  return {}
}
