import { namedInstitution, publicKey } from '@jinpiao/contract/operatorActs'
import * as z from 'zod/mini'
import { endKey, listKeys, newKeyPair, registerKey } from '../outside/institutionKeys.ts'
import { type AdminCommands, actAt, asked, columns, jsonOf, typedAs } from './command.ts'

const aPublicKey = z.object({ public: publicKey })
const overlap = z.object({ days: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(90)) })

const shown = (kid: string, secret: object | undefined) =>
  secret === undefined
    ? [`key ${kid}`]
    : [`key ${kid}`, 'Its private half, shown once and kept nowhere:', JSON.stringify(secret)]

/** Keys by which institutions call `/outside/v1`. Servers that run know each change at once. */
export const keys: AdminCommands = {
  'key make': {
    does: 'a key for an institution: PLATFORM, FUNDER (with its credit code) or BANK; --public registers its own',
    needs: ['name', 'institution'],
    may: ['funder', 'public'],
    async run(admin, given) {
      const { name: institutionName, institution, funder } = given
      const wish = typedAs(namedInstitution, { institutionName, institution, funder }, { institutionName: 'name' })
      const { public: text } = given
      const own = text === undefined ? undefined : typedAs(aPublicKey, { public: jsonOf('public', text) }).public
      const secret = own ?? (await newKeyPair())
      const { kid } = await actAt(admin, (act) =>
        registerKey(act, { name: wish.institutionName, institution: wish.institution, funder: wish.funder }, secret),
      )
      const privateKey = own === undefined ? secret : undefined
      return { lines: shown(kid, privateKey), data: { kid, ...(privateKey && { privateKey }) } }
    },
  },

  'key rotate': {
    does: 'another key for the institution of this one, which counts for 7 more days, or so many (--days)',
    about: 'KEY',
    may: ['days'],
    async run(admin, given) {
      const secret = await newKeyPair()
      const { days: left } = typedAs(overlap, { days: given['days'] ?? '7' })
      const { kid } = await actAt(admin, async (act) => {
        const of = await endKey(act, admin.clock, asked(given, 'KEY'), left)
        return registerKey(act, of, secret)
      })
      return { lines: shown(kid, secret), data: { kid, privateKey: secret } }
    },
  },

  'key revoke': {
    does: 'a key opens nothing any more, from this moment on',
    about: 'KEY',
    async run(admin, given) {
      const { name } = await actAt(admin, (act) => endKey(act, admin.clock, asked(given, 'KEY')))
      return { lines: [`A key of ${name} counts no more.`], data: { name } }
    },
  },

  'key list': {
    does: 'all keys that there ever were',
    async run({ database }) {
      const found = await listKeys(database.read)
      const rows = found.map(({ kid, institution, createdAt, endsAt, name }) => [
        kid,
        institution,
        createdAt.slice(0, 10),
        endsAt === null ? '' : `until ${endsAt}`,
        name,
      ])
      return { lines: columns(rows), data: { keys: found } }
    },
  },
}
