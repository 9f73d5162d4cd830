import { type Person, staff } from '../people.ts'
import type { World } from '../world.ts'
import { confirmFor } from './confirmings.ts'
import type { Walks } from './walkOf.ts'

/** Forms that have been filled in, by world and type: a person waits for one key at a time, so people take turns. */
const turns = new WeakMap<object, Record<string, number>>()

/** The first one's second application stays with the platform where a test reaches every state, so it is his alone. */
function nextOf(world: World, type: string, [waiting, ...others]: readonly Person[]): Person {
  const counted = turns.get(world) ?? {}
  const turn = counted[type] ?? 0
  turns.set(world, { ...counted, [type]: turn + 1 })
  const found = turn === 1 ? waiting : others[(turn > 1 ? turn - 1 : turn) % others.length]
  if (found === undefined) throw new Error(`Nobody takes a turn at ${type}`)
  return found
}

// Of `rival` are those who must see nothing.
const people = (keep: (who: Person) => boolean) =>
  (Object.keys(staff) as Person[]).filter((who) => staff[who].of !== 'rival' && keep(who))
const isOperator = (who: Person) => staff[who].roleCode.endsWith('_OPERATOR') && who !== 'operator2'
/** Operators have a key already: see `createWorld`. */
const withKey = people(isOperator).reverse()
const without = people((who) => !isOperator(who) && who !== 'viewer').reverse()

const receiver = {
  receiveWay: 'POST',
  receiverName: '万里云',
  receiverMobile: '13800000100',
  regionCode: '420103',
  address: '示范路 8 号',
} as const

/** How the random walk fills in the forms of the package ukey. */
export const ukey: Walks = {
  GUARANTEE_CONFIRM: {
    form: (world, { pick }) => ({ fkCorp: world.core, line: world.suppliers[pick % 2]?.fkCorp ?? '' }),
    save: (context, line) => confirmFor(context, line as string),
  },
  UKEY_APPLY: {
    form: (world) => {
      const { fkCorp, userId } = world.people[nextOf(world, 'UKEY_APPLY', without)]
      return { fkCorp, line: { userId, algorithm: 'ALG_RSA', ...receiver } }
    },
  },
  UKEY_CHANGE: {
    form: (world) => {
      const { fkCorp, userId } = world.people[nextOf(world, 'UKEY_CHANGE', withKey)]
      const pkUkey = world.keys[userId] ?? ''
      return {
        fkCorp,
        line: { ukeyKind: 'RENEW', pkUkey, ukeyReason: '证书即将到期', authorisationFileIds: [], ...receiver },
      }
    },
  },
}
