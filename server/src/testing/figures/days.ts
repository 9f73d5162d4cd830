import type { Endpoint } from '@jinpiao/contract/endpoint'
import { type Day, daysBetween } from '@jinpiao/values/days'
import type { Database } from '../../db/database.ts'
import { type Clock, todayOf } from '../../domain/clock.ts'
import { answering, mayCall } from './ask.ts'
import { everybodyOf } from './enterprises.ts'
import { numberNames } from './leaves.ts'

type Row = Readonly<Record<string, unknown>>

/** Numbers of days that are counted from today, with the days beside them from which they are: the first that is there. */
const counted: Readonly<Record<string, { to: readonly string[] } | { since: readonly string[] }>> = {
  daysRemaining: { to: ['confirmBy', 'licenceTo', 'certificateUntil', 'promisedDate'] },
  daysLeft: { to: ['deadline'] },
  // Of an instalment.
  days: { to: ['dueDate'] },
  // Since the last day on which it could be done in time.
  overdueDays: { since: ['lastDay', 'payableDate', 'firstDay'] },
}

/** Days that something takes, or is allowed to take; those left of a key are counted by the session. */
const lengths = ['tenorDays', 'feeDays', 'minDays', 'maxDays', 'uKeyNearExpiryDays']

/** Whether a number of an answer is one of days. */
export const isDays = (name: string): boolean => /^days|Days$/.test(name)
/** Whether it is said what such a number is counted from. */
export const isKnownDays = (name: string): boolean => name in counted || lengths.includes(name)

/** Numbers of days that are not those to, or since, the day beside them: one line each. */
export async function untrueDays(database: Database, clock: Clock): Promise<string[]> {
  const server = answering(database, clock)
  const today = todayOf(clock)
  const lists = new Set<Endpoint>(server.lists.map(({ endpoint }) => endpoint))
  const found: string[] = []
  for (const actor of (await everybodyOf(database.read)).flat()) {
    for (const endpoint of server.endpoints) {
      // What needs a key or an input is asked for by its own tests.
      const isList = lists.has(endpoint) && !('of' in (endpoint as unknown as { list: Row }).list)
      const isPlain = endpoint.method === 'GET' && !endpoint.binary && !endpoint.params && !endpoint.query
      const hasDays = numberNames(endpoint).some((name) => name in counted)
      if (!hasDays || (!isList && !isPlain) || !mayCall(endpoint, actor)) continue
      const data = await server.answer(endpoint, actor, isList ? { query: { pageSize: 100 } as never } : {})
      for (const line of untrueIn(data, today))
        found.push(`${actor.corpName} ${actor.roleCode} ${endpoint.path}: ${line}`)
    }
  }
  return found
}

function untrueIn(value: unknown, today: Day): string[] {
  if (typeof value !== 'object' || value === null) return []
  const row = value as Row
  const own = Object.entries(row).flatMap(([name, days]) => {
    const by = counted[name]
    if (by === undefined || typeof days !== 'number') return []
    const isTo = 'to' in by
    const day = (isTo ? by.to : by.since).map((key) => row[key]).find((each) => typeof each === 'string') as
      | Day
      | undefined
    if (day === undefined) return [`${name} ${days} stands beside no day`]
    const expected = isTo ? daysBetween(today, day.slice(0, 10)) : Math.max(0, daysBetween(day, today))
    return days === expected ? [] : [`${name} ${days}, but ${day} on ${today} makes ${expected}`]
  })
  return [...own, ...Object.values(row).flatMap((inner) => untrueIn(inner, today))]
}
