import type { DataOf, Endpoint, ParamsOf, QueryOf } from '@jinpiao/contract/endpoint'
import type { Page } from '@jinpiao/contract/envelope'
import type { AnyListEndpoint, RowOf } from '@jinpiao/contract/list'
import * as z from 'zod/mini'
import type { Actor } from '../../acts/context.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../domain/clock.ts'
import { registrations } from '../../http/app.ts'
import type { Api, Handler, RegisteredList } from '../../http/register.ts'
import type { Services } from '../../http/services.ts'
import { commandOf } from '../world.ts'

/** The server without its wire: what each endpoint answers to an actor, through its contract's schemas. */
export interface Answering {
  endpoints: readonly Endpoint[]
  lists: readonly RegisteredList[]
  answer<E extends Endpoint>(endpoint: E, actor: Actor, input?: Input<E>): Promise<DataOf<E>>
}

export interface Input<E extends Endpoint = Endpoint> {
  params?: ParamsOf<E>
  query?: QueryOf<E>
  body?: object
}

export function answering(database: Database, clock: Clock): Answering {
  const handlers = new Map<Endpoint, Handler<Endpoint>>()
  const sms = { send: async () => undefined }
  const services = { database, clock, wall: clock, sms, demo: true } as unknown as Services
  const api: Api = {
    services,
    endpoints: [],
    lists: [],
    on: (endpoint, handler) => void handlers.set(endpoint, handler as unknown as Handler<Endpoint>),
    onClose: () => {},
  }
  for (const register of registrations) register(api)
  return {
    endpoints: [...handlers.keys()],
    lists: api.lists,
    async answer(endpoint, actor, input = {}) {
      const handler = handlers.get(endpoint)
      if (handler === undefined) throw new Error(`${endpoint.path} is not answered`)
      const call = {
        params: endpoint.params && z.parse(endpoint.params, input.params),
        query: endpoint.query && z.parse(endpoint.query, input.query ?? {}),
        body: endpoint.body && z.parse(endpoint.body, input.body),
        language: 'zh-CN',
        services,
        queryContext: () => ({ read: database.read, clock, language: 'zh-CN', actor }),
        commandContext: async () => commandOf({ database, clock }, actor),
      }
      const data = await handler(call as never)
      return z.parse(endpoint.data, data) as DataOf<typeof endpoint>
    },
  }
}

/** The same server while nothing changes: what somebody has asked before is not worked out anew. */
export function remembering(server: Answering): Answering {
  const known = new Map<Actor, Map<string, Promise<unknown>>>()
  return {
    ...server,
    answer(endpoint, actor, input = {}) {
      const own = known.get(actor) ?? new Map<string, Promise<unknown>>()
      known.set(actor, own)
      const key = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`
      const found = own.get(key) ?? server.answer(endpoint, actor, input)
      own.set(key, found)
      return found as ReturnType<typeof server.answer<typeof endpoint>>
    },
  }
}

/** Whether an actor may call: the same as the server's gate says of a signed-in person. */
export const mayCall = ({ permission, posts }: Endpoint, actor: Actor): boolean =>
  Array.isArray(permission) &&
  permission.some((page) => actor.permissions.has(page)) &&
  (posts === undefined || posts.includes(actor.post))

/** What the figures of one enterprise are compared with: any list of its own. */
export interface Ask {
  get<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<DataOf<E>>
  /** All rows of a list. */
  rows<L extends AnyListEndpoint>(list: L, query?: object): Promise<RowOf<L>[]>
  /** Whether anybody of the enterprise may read it. */
  may(endpoint: Endpoint): boolean
}

const PAGE = 200

/** @param people of one enterprise; what one may not read is asked by another. */
export function askFor(server: Answering, people: readonly Actor[]): Ask {
  // Nothing is written meanwhile: what was asked once is not asked again for each role and each figure.
  const known = new Map<string, Promise<unknown>>()
  const readersOf = (endpoint: Endpoint) => people.filter((actor) => mayCall(endpoint, actor))
  function get<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<DataOf<E>> {
    const key = `${endpoint.path} ${JSON.stringify(input)}`
    const found = known.get(key) ?? asked(endpoint, input)
    known.set(key, found)
    return found as Promise<DataOf<E>>
  }
  async function asked<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<DataOf<E>> {
    // A figure stands for its list also where nobody of the enterprise has the page of that.
    const [first, ...others] = [...readersOf(endpoint), ...people]
    if (first === undefined) throw new Error('an enterprise without people has no figures')
    return others.reduce<Promise<DataOf<E>>>(
      // What one has not submitted yet the others of the enterprise do not read.
      (before, other) => before.catch(() => server.answer(endpoint, other, input)),
      server.answer(endpoint, first, input),
    )
  }
  return {
    get,
    may: (endpoint) => readersOf(endpoint).length > 0,
    rows(list, query = {}) {
      const key = `rows of ${list.path} ${JSON.stringify(query)}`
      const found = known.get(key) ?? all(list, query)
      known.set(key, found)
      return found as Promise<RowOf<typeof list>[]>
    },
  }

  async function all(list: AnyListEndpoint, query: object): Promise<unknown[]> {
    const rows: unknown[] = []
    for (let page = 1; ; page += 1) {
      const answer = await get(list as Endpoint, { query: { ...query, page, pageSize: PAGE } as never })
      const { list: some, pagecond } = answer as Page<unknown>
      rows.push(...some)
      // A page past the end is the last one again.
      if (some.length < PAGE || (!pagecond.more && rows.length >= pagecond.count)) return rows
    }
  }
}
