import { randomInt } from 'node:crypto'
import type { Act } from '../acts/command.ts'
import type { StoredUser } from '../queries/corpUsers.ts'
import { forgetDevices } from './devices.ts'
import { endSessionsOf } from './sessions.ts'

/** So old is a first password from the beginning: the first login asks for one of the person's own (spec §5). */
export const LONG_AGO = '2000-01-01T00:00:00.000+08:00'

/** Characters that nobody mistakes for another in a text message. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 10

/** Capital and small letters, a sign, and what nobody guesses. */
export const firstPassword = (): string =>
  `Jp-${Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('')}`

/** It counts from now on, in place of the person's own; whoever is signed in with that is out. */
export async function giveFirstPassword(
  { tx }: Pick<Act, 'tx'>,
  { personId, mobile }: Pick<StoredUser, 'personId' | 'mobile'>,
  passwordHash: string,
): Promise<void> {
  await tx
    .updateTable('person')
    .set({ passwordHash, pwdChangedAt: LONG_AGO })
    .where('personId', '=', personId)
    .execute()
  await tx.deleteFrom('password_failure').where('mobile', '=', mobile).execute()
  await forgetDevices(tx, personId)
  await endSessionsOf(tx, personId)
}
