import { creditCode } from '@jinpiao/contract/creditCode'
import { mobile, typed } from '@jinpiao/contract/fields'
import * as z from 'zod/mini'
import type { Act } from '../acts/command.ts'
import { StartError } from '../config.ts'
import { instantOf } from '../domain/clock.ts'
import { signedIn } from '../queries/signedIn.ts'
import { addAdministrator, administratorOf } from '../session/administrators.ts'
import { requirePassword } from '../session/attempts.ts'
import { giveFirstLink, LINK_HOURS } from '../session/firstLink.ts'
import { endSessionsByMobile } from '../session/sessions.ts'
import { type Admin, type AdminCommands, actAt, asked, operatorOf, typedAs } from './command.ts'

const wanted = z.object({
  corpName: typed('corpName'),
  creditCode,
  personName: typed('personName'),
  mobile,
  idCode: typed('idCode'),
})

/** Whoever is there is no stranger, and who tries by the network locks nobody out of it. */
const AT_SERVER = { at: 'server', isKnown: true }

/**
 * An act in the name of a person of the platform who proves by his password who he is, so that two persons are two. While
 * he typed it he may have lost the role: it is asked for again where the act is.
 * @throws {BusinessError} 01000101, 01000102; @throws {StartError} he is no administrator of the platform.
 */
export async function actAs<Answer>(
  admin: Admin,
  number: string,
  work: (act: Act) => Promise<Answer>,
): Promise<Answer> {
  const { database, clock } = admin
  const of = operatorOf(admin)
  const person = await administratorOf(database.read, of, number)
  await requirePassword(database, clock, { mobile: number, person, place: AT_SERVER }, await admin.secret('password'))
  const isNone = new StartError(`${number} is no administrator of the platform`)
  if (person === undefined) throw isNone
  return actAt(
    admin,
    async (act) => {
      if ((await administratorOf(act.tx, of, number)) === undefined) throw isNone
      return work(act)
    },
    person,
  )
}

const linkLines = (personName: string, link: { address: string; expiresAt: string }) => [
  `${personName} sets a password here, once, within ${LINK_HOURS} hours (behind the address of the portal):`,
  link.address,
]

/** Who may change the platform and answer for it. */
export const administrators: AdminCommands = {
  'administrator add': {
    does: 'makes an administrator of the platform, with a one-time link; asks for his ID card; the first one makes its enterprise, too',
    needs: ['name', 'mobile'],
    may: ['company'],
    async run(admin, given) {
      const wish = typedAs(
        wanted,
        {
          corpName: given['company'] ?? '',
          creditCode: operatorOf(admin),
          personName: asked(given, 'name'),
          mobile: asked(given, 'mobile'),
          idCode: await admin.secret('idCard'),
        },
        { corpName: 'company', personName: 'name', idCode: 'ADMIN_ID_CARD' },
      )
      const { hasPassword, link } = await actAt(admin, async (act) => {
        const added = await addAdministrator(act, wish)
        return { ...added, link: added.hasPassword ? null : await giveFirstLink(act.tx, admin.clock, added.personId) }
      })
      const { personName } = wish
      if (link === null)
        return { lines: [`${personName} signs in with the password of before.`], data: { hasPassword } }
      return { lines: linkLines(personName, link), data: link }
    },
  },

  'administrator link': {
    does: 'another one-time link for an administrator; the one before opens nothing any more',
    needs: ['mobile'],
    async run(admin, given) {
      const person = await administratorOf(admin.database.read, operatorOf(admin), asked(given, 'mobile'))
      if (person === undefined) throw new StartError(`${asked(given, 'mobile')} is no administrator of the platform`)
      const link = await actAt(admin, async ({ tx, facts }) => {
        facts.push({ action: 'OPERATOR.LINK', target: `person:${person.personId}`, alsoFor: person.fkCorp })
        return giveFirstLink(tx, admin.clock, person.personId)
      })
      return { lines: linkLines(person.personName, link), data: link }
    },
  },

  'session end': {
    does: 'signs a person out everywhere',
    needs: ['mobile'],
    async run(admin, given) {
      const { mobile: number } = typedAs(z.object({ mobile }), given)
      const ended = await actAt(admin, (act) => endSessionsByMobile(act, number))
      return { lines: [`${ended} sessions ended.`], data: { ended } }
    },
  },

  'session list': {
    does: 'how many persons are signed in now, by enterprise',
    async run({ database, clock }) {
      const rows = await signedIn(database.read, instantOf(clock))
      return { lines: rows.map(({ corpName, sessions }) => `${sessions}  ${corpName}`), data: { sessions: rows } }
    },
  },
}
