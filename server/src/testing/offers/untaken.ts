import { isDeepStrictEqual } from 'node:util'
import type { Application } from '@jinpiao/contract/applications'
import { getCredit } from '@jinpiao/contract/credits'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { getLimit } from '@jinpiao/contract/limits'
import { getDraw } from '@jinpiao/contract/loans'
import { getSupplier } from '@jinpiao/contract/suppliers'
import type { Actor } from '../../acts/context.ts'
import type { Database } from '../../db/database.ts'
import { isBusinessError } from '../../domain/businessError.ts'
import type { Clock } from '../../domain/clock.ts'
import type { RegisteredList } from '../../http/register.ts'
import { type Answering, answering, type Input, mayCall } from '../figures/ask.ts'
import { staffOf } from '../figures/enterprises.ts'
import { formOf } from '../steps.ts'
import { commandOf } from '../world.ts'
import { trials } from './trials.ts'
import { tried } from './tried.ts'

interface Offering {
  actions: readonly { action: string; allowed: boolean; reason?: string | undefined }[]
}
type Row = Offering & Record<string, unknown>

/** So many rows of one state are tried, of each list and reader. */
const OF_A_KIND = 1

/** Acts that a row of any list offers and the server would refuse, and rows that offer other acts than their own page. */
export async function untakenOffers(database: Database, clock: Clock): Promise<string[]> {
  const server = answering(database, clock)
  const found: string[] = []
  for (const actor of (await staffOf(database.read)).flat()) {
    for (const { endpoint } of server.lists) {
      // What belongs to something is asked for by its key, and has no acts.
      if (!mayCall(endpoint, actor) || endpoint.list.of !== undefined) continue
      const offering = (await rowsOf(server, endpoint, actor)).filter((row): row is Row => row['actions'] !== undefined)
      for (const row of offering) {
        const name = `${actor.corpName} ${actor.roleCode}, ${endpoint.list.name} ${kindOf(row)}`
        for (const line of await faultsOf({ database, clock, server }, actor, endpoint, row))
          found.push(`${name}: ${line}`)
      }
    }
  }
  return found
}

interface Standing {
  database: Database
  clock: Clock
  server: Answering
}

async function faultsOf(
  { database, clock, server }: Standing,
  actor: Actor,
  endpoint: RegisteredList['endpoint'],
  row: Row,
): Promise<string[]> {
  const found: string[] = []
  const own = trials[isApplication(row) ? 'applications' : endpoint.list.name] ?? {}
  for (const { action, allowed } of row.actions) {
    const trial = own[action]
    if (trial === undefined) found.push(`${action} has no trial: say in trials.ts how it is tried`)
    if (!allowed || typeof trial !== 'function') continue
    const refusal = await tried(database, (trialled) => {
      const within = answering(trialled, clock)
      const context = commandOf({ database: trialled, clock }, actor)
      return trial({ context, call: (of, input) => within.answer(of, actor, input as Input) }, row as never)
    }).catch(refusalText)
    if (refusal !== undefined) found.push(`${action}: ${refusal}`)
  }
  // Whose draft it is not opens no page of it, and is offered nothing.
  if (row.actions.length === 0) return found
  const page = await pageOf(server, actor, endpoint, row).catch(refusalText)
  if (typeof page === 'string') found.push(`its page: ${page}`)
  else if (page !== undefined && !isDeepStrictEqual(page.actions, row.actions))
    found.push(`its page offers ${JSON.stringify(page.actions)}, the row ${JSON.stringify(row.actions)}`)
  return found
}

function refusalText(error: unknown): string {
  if (!isBusinessError(error)) throw error
  return error.text('zh-CN')
}

export const isApplication = (row: object): row is Application & Row =>
  'businessType' in row && 'applyNo' in row && 'state' in row

/** Business and states of a row: rows of a kind offer the same. */
export const kindOf = (row: object): string =>
  Object.entries(row)
    .flatMap(([key, value]) => (/state$|^businessType$/i.test(key) ? [String(value)] : []))
    .join(' ')

/** Of each kind some rows of a list, in all its views. */
export async function rowsOf(
  server: Answering,
  endpoint: RegisteredList['endpoint'],
  actor: Actor,
): Promise<Record<string, unknown>[]> {
  const { choices } = endpoint.list
  const views = Object.entries(choices).flatMap(([choice, values]) => values.map((value) => ({ [choice]: value })))
  const rows: Record<string, unknown>[] = []
  for (const view of views.length === 0 ? [{}] : views) {
    const query = { ...view, page: 1, pageSize: 200 }
    const { list } = (await server.answer(endpoint, actor, { query } as Input<typeof endpoint>)) as {
      list: Record<string, unknown>[]
    }
    rows.push(...list)
  }
  const kinds = Map.groupBy(rows, (row) => `${kindOf(row)} ${JSON.stringify(row['actions'])}`)
  return [...kinds.values()].flatMap((alike) => alike.slice(0, OF_A_KIND))
}

/** The page of a row, with what it offers there; undefined: it has none. */
async function pageOf(
  server: Answering,
  actor: Actor,
  endpoint: RegisteredList['endpoint'],
  row: Row,
): Promise<Offering | undefined> {
  const ask = (of: Endpoint, params: object) => server.answer(of, actor, { params } as Input)
  if (isApplication(row)) {
    const { get } = formOf(row.businessType).definition
    return ((await ask(get, { pkApply: row.pkApply })) as { application: Row }).application
  }
  switch (endpoint.list.name) {
    case 'credits':
      return ((await ask(getCredit, { pkCredit: row['pkCredit'] })) as { ticket: Row }).ticket
    case 'draws':
      return ((await ask(getDraw, { pkDraw: row['pkDraw'] })) as { draw: Row }).draw
    case 'limits':
      return (await ask(getLimit, { pkLimit: row['pkLimit'] })) as Row
    case 'suppliers':
      return (await ask(getSupplier, { pkSupplier: row['pkSupplier'] })) as Row
    default:
      return undefined
  }
}
