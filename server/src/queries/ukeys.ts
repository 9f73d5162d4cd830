import { judged, type ukeyActions } from '@jinpiao/contract/actions'
import { postsText } from '@jinpiao/contract/roles'
import type { KeyAlgorithm } from '@jinpiao/contract/states/onboarding'
import { UKEY_SOON_DAYS, type UkeyBounds, ukeyStateOf } from '@jinpiao/contract/ukeyRules'
import { listUkeys, type Ukey } from '@jinpiao/contract/ukeys'
import { addDays, type Day, daysBetween, instantInShanghai, todayInShanghai } from '@jinpiao/values/days'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import type { Column } from './conditions.ts'
import { type Listing, listing } from './listing/page.ts'

/** The first moment of a day, as the ends of certificates are stored. */
export const beginOf = (day: Day): string => new Date(`${day}T00:00:00+08:00`).toISOString()

/** What the ends of certificates are compared with at a moment, in milliseconds since the epoch. */
export function ukeyBounds(now: number): UkeyBounds {
  return {
    now: new Date(now).toISOString(),
    soon: beginOf(addDays(todayInShanghai(now), UKEY_SOON_DAYS + 1)),
  }
}

/** The name stands in another table, so no index has it: an enterprise has few keys. */
const bearerName: Column = {
  by: sql`(select p."personName" from corp_user u join person p on p."personId" = u."personId"
    where u."userId" = ${sql.ref('l.userId')})`,
  of: ['userId'],
}

/** The same as `ukeyStateOf`, for filter and order. */
const stateAt = ({ now, soon }: UkeyBounds): Column => ({
  by: sql`(case when state <> 'ACTIVE' then state when "expiresAt" <= ${now} then 'EXPIRED'
    when "expiresAt" < ${soon} then 'NEAR_EXPIRY' else 'ACTIVE' end)`,
  of: ['state', 'expiresAt'],
})

/** A director sees every key of the enterprise, others their own. */
const withinReach = ({ actor }: QueryContext) =>
  actor.post === 'DIRECTOR' ? [] : [sql<SqlBool>`${sql.ref('userId')} = ${actor.userId}`]

/** Made for each request, because what a key is depends on the moment. */
const ukeysAt = (bounds: UkeyBounds): Listing<Ukey> =>
  listing<Ukey>(listUkeys, {
    table: 'ukey',
    key: 'pkUkey',
    tenant: 'fkCorp',
    within: withinReach,
    columns: { bearerName, ukeyState: stateAt(bounds), certificateUntil: 'expiresAt' },
    order: () => ['certificateUntil', 'desc'],
    load: (context, keys) => loadUkeys(context, keys, bounds),
    keyOf: ({ pkUkey }) => pkUkey,
  })

/** Keys of the caller's enterprise, the newest certificate first. */
export const ukeys: Listing<Ukey> = {
  page: (context, query) => ukeysAt(ukeyBounds(context.clock.now())).page(context, query),
  one: (context, key) => ukeysAt(ukeyBounds(context.clock.now())).one(context, key),
  all: (context, query) => ukeysAt(ukeyBounds(context.clock.now())).all(context, query),
}

async function loadUkeys(context: QueryContext, keys: readonly string[], bounds: UkeyBounds): Promise<Ukey[]> {
  const { read, clock, actor, language } = context
  const rows = await read
    .selectFrom('ukey as k')
    .innerJoin('corp_user as u', 'u.userId', 'k.userId')
    .innerJoin('person as p', 'p.personId', 'u.personId')
    .selectAll('k')
    .select('p.personName')
    .where('k.pkUkey', 'in', keys)
    .execute()
  const today = todayOf(clock)
  return rows.map((row) => {
    const ends = Date.parse(row.expiresAt)
    const isInUse = row.state === 'ACTIVE'
    const isOwn = row.userId === actor.userId
    return {
      pkUkey: row.pkUkey,
      ukeySuffix: row.codeSuffix,
      ukeyPost: postsText(row.post, language),
      bearerName: row.personName,
      algorithm: row.algorithmType as KeyAlgorithm,
      certificateUntil: instantInShanghai(ends),
      daysRemaining: isInUse ? daysBetween(today, todayInShanghai(ends)) : null,
      ukeyState: ukeyStateOf(row, bounds),
      isOwn,
      actions: actsOn(row.state, isOwn).map((action) => judged(action, undefined)),
    }
  })
}

/** What can be done with a key in its state; whoever sees it is its bearer or a director. */
function actsOn(state: string, isOwn: boolean): (typeof ukeyActions)[number][] {
  if (state === 'LOST') return ['REISSUE']
  if (state !== 'ACTIVE') return []
  return [...(isOwn ? (['TEST'] as const) : []), 'RENEW', 'LOST', 'UNBIND']
}
