import type { EmailProof } from '@jinpiao/contract/person'
import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { PersonTable } from '../db/tables/identity.ts'
import { BusinessError } from '../domain/businessError.ts'
import type { Clock } from '../domain/clock.ts'
import type { Mailer } from '../outside/mail.ts'
import type { SmsGateway } from '../outside/smsGateway.ts'
import { requirePassword } from './attempts.ts'
import { ownPlace, type Place } from './devices.ts'
import { takeCode } from './sms.ts'

/** Codes by mail: what goes to a number elsewhere goes to an address. */
export const byMail = (mail: Mailer | undefined): SmsGateway | undefined =>
  mail && { send: ({ mobile: email, ...message }) => mail.send({ ...message, email }) }

interface Changing {
  person: Selectable<PersonTable>
  place: Place
  /** The address from now on; empty: none, so that no code can have come. */
  email: string
}

/**
 * That whoever changes an address is the person who has signed in, and reads what comes to it. Wrong passwords count and
 * lock as at the login. The code is used up: what refuses the change after that has the person ask for another.
 * @throws {BusinessError} 01000122 wrong password, 01000102 too many of them, 01000123 wrong code.
 */
export async function proveEmail(
  { database, clock }: { database: Database; clock: Clock },
  { person, place, email }: Changing,
  { code, password }: Omit<EmailProof, 'password'> & { password: string },
): Promise<void> {
  await requirePassword(database, clock, { mobile: person.mobile, person, place }, password, '01000122')
  if (email === '') return
  const { browser } = ownPlace(person.personId)
  const fits = await database.write((tx) => takeCode(tx, clock, { mobile: email, scene: 'EMAIL', browser, code }))
  if (!fits) throw new BusinessError('01000123').at('code')
}
