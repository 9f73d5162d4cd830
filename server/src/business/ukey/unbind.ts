import type { Act } from '../../acts/command.ts'
import { lockRow } from '../../acts/locks.ts'

/** A key is given up: it opens and signs nothing from now on, and no text waits for it any more. */
export async function unbind(
  { tx, facts }: Act,
  fkCorp: string,
  { pkUkey, userId }: { pkUkey: string; userId: string },
): Promise<void> {
  await lockRow(tx, 'corp', { pkCorp: fkCorp })
  const revoked = await tx
    .updateTable('ukey')
    .set({ state: 'REVOKED' })
    .where('pkUkey', '=', pkUkey)
    .returning(['certSerialNo'])
    .executeTakeFirstOrThrow()
  // He may have another key by now: that one stays.
  await tx
    .updateTable('corp_user')
    .set({ certNumber: null, uKeyCodeSuffix: null })
    .where('userId', '=', userId)
    .where('certNumber', '=', revoked.certSerialNo)
    .execute()
  await tx.deleteFrom('sign_request').where('userId', '=', userId).where('usedAt', 'is', null).execute()
  facts.push({ action: 'ukey.unbind', target: `user:${userId}`, before: { certSerialNo: revoked.certSerialNo } })
}
