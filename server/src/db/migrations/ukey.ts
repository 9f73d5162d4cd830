import { ukey as keys } from './060_ukey.ts'
import { notifications } from './063_notifications.ts'
import { openConfirmations } from './064_open_confirmations.ts'
import { askedConfirmations } from './111_asked_confirmations.ts'
import { matterStates } from './178_matter_states.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package ukey: numbers 060..069, 111 and 178. */
export const ukey: Migrations = {
  '060_ukey': keys,
  '063_notifications': notifications,
  '064_open_confirmations': openConfirmations,
  '111_asked_confirmations': askedConfirmations,
  '178_matter_states': matterStates,
}
