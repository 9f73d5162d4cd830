import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '../../acts/context.ts'
import type { Database } from '../../db/database.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { type Clock, todayOf } from '../../domain/clock.ts'
import type { RegisteredList } from '../../http/register.ts'
import { figureEntries } from './all.ts'
import { type Answering, type Ask, answering, askFor, type Input, mayCall, remembering } from './ask.ts'
import { everybodyOf } from './enterprises.ts'
import { type Entry, type Seen, total } from './entry.ts'
import { valuesAt } from './leaves.ts'

/**
 * What a figure says and what its list or equation says, where these differ: one line each.
 *
 * @param everybody people by enterprise; those of the database, in each of their roles, if left out.
 */
export async function untrueFigures(
  database: Database,
  clock: Clock,
  everybody?: readonly (readonly Actor[])[],
): Promise<string[]> {
  const server = remembering(answering(database, clock))
  const found: string[] = []
  for (const people of everybody ?? (await everybodyOf(database.read))) {
    const ask = askFor(server, people)
    for (const actor of people) {
      const name = `${actor.corpName} ${actor.roleCode}`
      for (const entry of figureEntries) {
        if (!mayCall(entry.endpoint, actor)) continue
        const own: Seen['own'] = (endpoint) => server.answer(endpoint, actor)
        const seen = { ask, own, actor, today: todayOf(clock), read: database.read }
        for (const line of await untrueOf(server, entry, seen)) found.push(`${name}: ${line}`)
      }
    }
    for (const { endpoint } of server.lists) {
      if (ask.may(endpoint))
        for (const line of await untrueTotals(ask, endpoint)) found.push(`${people[0]?.corpName}: ${line}`)
    }
  }
  return found
}

async function untrueOf(
  server: Answering,
  { endpoint, inputs, stands }: Entry,
  seen: Omit<Seen, 'data' | 'input'>,
): Promise<string[]> {
  const found: string[] = []
  for (const input of inputs ? await inputs(seen.ask, seen.today) : [{}]) {
    const data = await server.answer(endpoint, seen.actor, input).catch(unlessHidden)
    if (data === undefined) continue
    for (const [path, stand] of Object.entries(stands)) {
      if (typeof stand === 'string') continue
      const shown = valuesAt(data, path)
      // A part that is null, such as what an enterprise owes that issues nothing, has no figures.
      if (shown.length === 0 && !path.includes('[]')) continue
      const wanted = await stand({ ...seen, data, input } as Seen)
      const expected = path.includes('[]') ? wanted : [wanted]
      if (!isDeepStrictEqual(shown, expected)) {
        found.push(
          `${endpoint.path} ${JSON.stringify(input)} ${path}: ${JSON.stringify(shown)}, not ${JSON.stringify(expected)}`,
        )
      }
    }
  }
  return found
}

/** A draft is its operators': others of the enterprise see no figure of it. */
function unlessHidden(error: unknown): undefined {
  if (!(error instanceof BusinessError) || error.code !== '01000302') throw error
}

/** Count and sums of a list are those of its rows, in each of its views. */
async function untrueTotals(ask: Ask, endpoint: RegisteredList['endpoint']): Promise<string[]> {
  const { of, choices, sums, name } = endpoint.list
  // What belongs to something is asked for by its key; its sums are those of its page, which has an entry.
  if (of !== undefined) return []
  const found: string[] = []
  const views = Object.entries(choices).flatMap(([choice, values]) => values.map((value) => ({ [choice]: value })))
  for (const query of views.length === 0 ? [{}] : views) {
    const rows = (await ask.rows(endpoint, query)) as Record<string, string | null>[]
    const answer = await ask.get(endpoint, { query: { ...query, pageSize: 1 } } as Input<typeof endpoint>)
    const { pagecond, sum } = answer as unknown as {
      pagecond: { count: number; more?: boolean }
      sum: Record<string, string>
    }
    if (pagecond.more) continue
    if (pagecond.count !== rows.length)
      found.push(`list ${name} ${JSON.stringify(query)} count: ${pagecond.count}, not ${rows.length}`)
    const counted = name in countedRows ? rows.filter((row) => countedRows[name]?.(row)) : rows
    for (const each of sums) {
      const expected = total(counted.map((row) => row[each] ?? null))
      if (sum[each] !== expected)
        found.push(`list ${name} ${JSON.stringify(query)} ${each}: ${sum[each]}, not ${expected}`)
    }
  }
  return found
}

/** Lists whose sums leave rows out, which their pages say. */
const countedRows: Record<string, (row: Record<string, unknown>) => boolean> = {
  // Nothing can be issued on a limit that is not in force (I10): of all five sums alike.
  limits: ({ state }) => state === 'ACTIVE',
  // What takes an issue back is no issue: 已提交 does not add it up.
  issues: ({ businessType }) => businessType !== 'ISSUE_CANCEL',
}
