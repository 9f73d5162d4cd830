import type { Database } from '../db/database.ts'
import { type Clock, DAY_MS, HOUR_MS, instantOf } from '../domain/clock.ts'
import { tidyDevices } from './devices.ts'
import { SESSION_HOURS } from './sessions.ts'

/** Removes what has had its time: sessions, single-use values, codes of yesterday (they count per day), old failures. */
export async function tidySecrets(database: Database, clock: Clock): Promise<void> {
  const now = instantOf(clock)
  await database.write(async (tx) => {
    await tx.deleteFrom('session').where('expiresAt', '<', now).execute()
    await tx
      .deleteFrom('ended_session')
      .where('createdAt', '<', instantOf(clock, -SESSION_HOURS * HOUR_MS))
      .execute()
    await tx.deleteFrom('nonce').where('expiresAt', '<', now).execute()
    await tx
      .deleteFrom('sms_code')
      .where('createdAt', '<', instantOf(clock, -2 * DAY_MS))
      .execute()
    await tidyDevices(tx, clock)
    // Anybody can write these rows, for any number; none locks longer than a quarter of an hour.
    await tx
      .deleteFrom('password_failure')
      .where('at', '<', instantOf(clock, -2 * DAY_MS))
      .execute()
  })
}
