import type { Endpoint } from '@jinpiao/contract/endpoint'
import { getInvoice, listInvoices } from '@jinpiao/contract/invoices'
import { terms } from '@jinpiao/contract/terms'
import type { Day } from '@jinpiao/values/days'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forms } from '../business/all.ts'
import type { Database } from '../db/database.ts'
import { type Clock, todayOf } from '../domain/clock.ts'
import { figureEntries } from '../testing/figures/all.ts'
import { type Ask, answering, askFor, type Input, mayCall } from '../testing/figures/ask.ts'
import { everybodyOf } from '../testing/figures/enterprises.ts'
import { valuesAt } from '../testing/figures/leaves.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { reach } from '../testing/walk/reach.ts'
import { createWorld, type World } from '../testing/world.ts'

/** A demonstration of 400 days, on a busy machine. */
const TIMEOUT = 900_000

type Source = 'LIMIT' | 'LOAN' | 'TICKET' | 'INVOICE'

/**
 * Every field that a page calls 可用, by what of it is available; or in words what it says instead. A further one is added
 * here, and is nothing where its source is not in force.
 */
const fields: Readonly<Record<string, Source | { says: string }>> = {
  '/corp/v1/limits/ccbscfs list[].available': 'LIMIT',
  '/corp/v1/limits/ccbscfs sum.available': 'LIMIT',
  '/corp/v1/limits/ccbscfs/:pkLimit available': 'LIMIT',
  '/corp/v1/limits/ccbscfs/:pkLimit/members [].available': 'LIMIT',
  '/corp/v1/pending/credits/issue/:pkApply limit.available': 'LIMIT',
  '/corp/v1/pending/credits/issue/:pkApply limit.availableAfter': 'LIMIT',
  '/corp/v1/pending/limits/ccbscfs/:pkApply limit.available': 'LIMIT',
  '/corp/v1/pending/limits/ccbscfs/:pkApply limit.availableAfter': 'LIMIT',
  '/corp/v1/accounts/overview limits.available': 'LIMIT',
  '/corp/v1/self-loans/agreement lineAvailable': 'LOAN',
  '/corp/v1/orders/loan-applys/draw/:pkApply lineAvailable': 'LOAN',
  '/corp/v1/statistics/home available': 'TICKET',
  '/corp/v1/accounts/overview free': 'TICKET',
  '/corp/v1/users/me/line-white-user lineAvailable': { says: 'the same by the same function, of a session' },
  '/corp/v1/limits/entries list[].availableChange': { says: 'what a movement of before has done' },
  '/corp/v1/limits/entries list[].availableAfter': { says: 'what was left after it' },
  '/corp/v1/pending/limits/ccbscfs/:pkApply memberAvailable': { says: '可收回: also of a part that is not in force' },
  '/outside/v1/limits limits[].available': { says: 'the same by the same function, to its funder: limitActs.test.ts' },
  '/corp/v1/invoices list[].availableAmount': 'INVOICE',
  '/corp/v1/invoices sum.availableAmount': 'INVOICE',
  '/corp/v1/invoices/:pkInvoice availableAmount': 'INVOICE',
  '/corp/v1/finance-data/finance-packs/:pkApply invoices[].availableAmount': 'INVOICE',
  '/corp/v1/finance-data/issue-packs/:pkApply invoices[].availableAmount': 'INVOICE',
}

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, TIMEOUT)
afterAll(() => t.close())

/** Its word says so, or it is called so in code; of 资产总览 the label does. */
const isCalledAvailable = (name: string): boolean =>
  /available/i.test(name) ||
  name === 'free' ||
  (terms as Record<string, { name: readonly string[] }>)[name]?.name[0]?.includes('可用') === true

/** What zod tells of a schema, as far as it is walked here. */
interface Walked {
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: readonly Schema[]
}
type Schema = Endpoint['data']

function pathsIn(schema: Schema, path = ''): string[] {
  const { shape, element, innerType, options } = schema._zod.def as unknown as Walked
  if (shape !== undefined)
    return Object.entries(shape).flatMap(([name, part]) => {
      const at = path === '' ? name : `${path}.${name}`
      return [...(isCalledAvailable(name) ? [at] : []), ...pathsIn(part, at)]
    })
  if (element !== undefined) return pathsIn(element, `${path}[]`)
  if (options !== undefined) return options.flatMap((option) => pathsIn(option, path))
  return innerType === undefined ? [] : pathsIn(innerType, path)
}

test('every field that is called 可用 says of what: none falls out', () => {
  const { endpoints } = answering(t.services.database, t.services.clock)
  const found = endpoints
    .filter(({ method, binary }) => method === 'GET' && !binary)
    .flatMap((endpoint) => [...new Set(pathsIn(endpoint.data))].map((path) => `${endpoint.path} ${path}`))
  expect(found.toSorted()).toEqual(Object.keys(fields).toSorted())
})

/** What an endpoint is asked: of every application of its list, else as in the registry of figures. */
async function inputsOf(endpoint: Endpoint, ask: Ask, today: Day): Promise<readonly Input[]> {
  const form = forms.find(({ definition }) => definition.get === endpoint)
  if (form !== undefined) {
    const rows = await ask.rows(form.definition.list)
    return rows.map((row) => ({ params: { pkApply: (row as { pkApply: string }).pkApply } })) as readonly Input[]
  }
  if ((endpoint as unknown) === getInvoice) {
    const rows = await ask.rows(listInvoices)
    return rows.map(({ pkInvoice }) => ({ params: { pkInvoice } })) as readonly Input[]
  }
  const inputs = figureEntries.find((entry) => entry.endpoint === endpoint && entry.inputs)?.inputs
  return inputs ? inputs(ask, today) : [{}]
}

/** What anybody is told is available of a source: the places that tell of something, and those of them that say more than 0.00. */
async function toldOf(
  source: Source,
  { database, clock, people: known }: { database: Database; clock: Clock; people?: World['people'] } = t.services,
): Promise<{ places: string[]; more: string[] }> {
  const server = answering(database, clock)
  const [places, more] = [new Set<string>(), new Set<string>()]
  const everybody = known
    ? [...Map.groupBy(Object.values(known), ({ fkCorp }) => fkCorp).values()]
    : await everybodyOf(database.read)
  for (const people of everybody) {
    const ask = askFor(server, people)
    for (const actor of people) {
      for (const endpoint of server.endpoints) {
        const paths = Object.keys(fields).filter((key) => fields[key] === source && key.startsWith(`${endpoint.path} `))
        if (paths.length === 0 || !(endpoint.permission === 'signedIn' || mayCall(endpoint, actor))) continue
        for (const input of await inputsOf(endpoint, ask, todayOf(clock))) {
          const data = await server.answer(endpoint, actor, input).catch(() => undefined)
          if (data === undefined) continue
          for (const place of paths) {
            const values = valuesAt(data, place.slice(endpoint.path.length + 1))
            if (values.length > 0) places.add(place)
            const sums = values.map((value) =>
              typeof value === 'string' ? value : (value as { amount: string }).amount,
            )
            const over = sums.filter((sum) => sum !== '0.00')
            if (over.length > 0) more.add(`${place}: ${actor.corpName} ${over[0]}`)
          }
        }
      }
    }
  }
  return { places: [...places].toSorted(), more: [...more].toSorted() }
}

const all = (source: Source) =>
  Object.keys(fields)
    .filter((key) => fields[key] === source)
    .toSorted()
const set = (statement: ReturnType<typeof sql>) => statement.execute(t.services.database.owner)

test('of the limits of who may not issue nothing is available, wherever it is shown: its own, and those of its branches', {
  timeout: TIMEOUT,
}, async () => {
  await set(
    sql`update corp set ${sql.ref('issueSuspendedSince')} = '2026-11-01' where ${sql.ref('parentCorp')} is null`,
  )
  expect(await toldOf('LIMIT')).toEqual({ places: all('LIMIT'), more: [] })
  await set(sql`update corp set ${sql.ref('issueSuspendedSince')} = null`)
})

test.each(['SUSPENDED', 'EXPIRED'])(
  'of a limit that is %s nothing is available, wherever it is shown',
  { timeout: TIMEOUT },
  async (state) => {
    await set(sql`update credit_limit set state = ${state}`)
    expect(await toldOf('LIMIT')).toEqual({ places: all('LIMIT'), more: [] })
  },
)

test.each(['VOID', 'FAILED'])(
  'of an invoice that is %s nothing is available, wherever it is shown, in packs as well',
  { timeout: TIMEOUT },
  async (state) => {
    await set(sql`update invoice set ${sql.ref('verifyState')} = ${state}`)
    expect(await toldOf('INVOICE')).toEqual({ places: all('INVOICE'), more: [] })
  },
)

test('of a line that is frozen or has ended nothing is available, wherever it is shown', {
  timeout: TIMEOUT,
}, async () => {
  const { database, drop } = await createTestDatabase()
  try {
    const world = await createWorld(database)
    await reach(world, 'LOAN_DRAW', 'PENDING_DIRECTOR')
    await sql`update loan_agreement set state = 'FROZEN'`.execute(database.owner)
    expect(await toldOf('LOAN', world)).toEqual({ places: all('LOAN'), more: [] })
    await sql`update loan_agreement set state = 'EXPIRED'`.execute(database.owner)
    expect((await toldOf('LOAN', world)).more).toEqual([])
  } finally {
    await drop()
  }
})

test('of tickets that are due or overdue nothing is available, wherever they are shown', {
  timeout: TIMEOUT,
}, async () => {
  const { services, close } = await createTestApp({}, { after: 400 })
  expect(await toldOf('TICKET', services)).toEqual({ places: all('TICKET'), more: [] })
  await close()
})
