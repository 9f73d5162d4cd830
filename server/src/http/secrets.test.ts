import { moveClock } from '@jinpiao/contract/dev'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { API_BASE } from '@jinpiao/contract/envelope'
import { liveMessages } from '@jinpiao/contract/messages'
import * as fc from 'fast-check'
import type { HTTPMethods } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Watch } from '../db/watch.ts'
import { traceBy } from '../domain/traced.ts'
import { createJobs } from '../jobs/schedule.ts'
import { createLog } from '../log.ts'
import { jobReport } from '../operations/jobReport.ts'
import { createMetrics } from '../operations/metrics.ts'
import { openTracing } from '../operations/tracing.ts'
import { collector } from '../testing/collector.ts'
import { inputsFor } from '../testing/inputs.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'
import { formOf } from '../testing/upload.ts'

/** Of a ticket, a person, an account, a password: what a request may carry, wherever. */
const SECRET = '13800138000110101199003078JPSECRET'
/** Columns that say who, what number, or what nobody else may know. */
const TELLING =
  /^(mobile|idCode|email|creditCode|pkCredit|rootCredit|token|secret|code|.*(Name|Mobile|IdCode|AccountNo|Hash|Address)|accountNo|(receipt|invoice|contract|bill|batch)No)$/
/** People who may open every page between them. */
const people = ['CO', 'CD', 'SO', 'SD', 'FM']
const INPUTS = 3

const lines: string[] = []
const watch: Watch & { awaySince: number | undefined } = {
  awaySince: undefined,
  failed: () => undefined,
  look: async () => true,
  stop: () => undefined,
}
let takes: Awaited<ReturnType<typeof collector>>
let tracing: ReturnType<typeof openTracing>
let t: TestApp
let clients: TestClient[]
/** All that the demonstration has in these columns. */
let secrets: Set<string>
const log = createLog('debug', { write: (line) => void lines.push(line) })
beforeAll(async () => {
  takes = await collector()
  const traces = { url: `${takes.url}/v1/traces`, headers: {}, serviceName: 'test', ratio: 1 }
  tracing = openTracing(traces, { failed: () => undefined, again: () => undefined })
  traceBy(tracing.tracer)
  t = await createTestApp({ log, watch })
  clients = await Promise.all(
    people.map(async (person) => {
      const client = t.client()
      await client.enter(person)
      return client
    }),
  )
  secrets = await readSecrets()
})
afterAll(async () => {
  traceBy(undefined)
  await t.close()
  await takes.close()
})
beforeEach(() => {
  lines.length = 0
})

async function readSecrets(): Promise<Set<string>> {
  const { owner, read } = t.services.database
  const found = new Set<string>()
  for (const { name, columns } of await owner.introspection.getTables()) {
    for (const column of columns.filter((each) => TELLING.test(each.name))) {
      const rows = await sql<{
        value: unknown
      }>`select distinct ${sql.ref(column.name)} as value from ${sql.table(name)}`
        .execute(read)
        .then((answer) => answer.rows)
      for (const { value } of rows) if (typeof value === 'string' && isTelling(value)) found.add(value)
    }
  }
  return found
}

/** A number of some length, or a name; words of the program are neither. */
const isTelling = (value: string) => /\d{9}/.test(value) || (/\p{Script=Han}{2}/u.test(value) && value.length < 80)

/** What lines and spans tell that they must not, with where. */
async function telling(): Promise<string[]> {
  await tracing.flush()
  const spans = takes.spans().map(({ name, attributes, events, status }) => ({ name, attributes, events, status }))
  const all = new Set([...lines, ...spans.map((span) => JSON.stringify(span))])
  const forbidden = [SECRET, ...secrets]
  return [...all].flatMap((text) => {
    const found = forbidden.find((secret) => text.includes(secret))
    return found === undefined ? [] : [`${found} in ${text.slice(0, 300)}`]
  })
}

const inputsOf = (schema: z.ZodMiniType | undefined, seed: number): unknown[] =>
  schema === undefined
    ? Array.from({ length: INPUTS }, () => undefined)
    : fc.sample(inputsFor(schema, [...secrets].slice(seed % 50, (seed % 50) + 400)), { numRuns: INPUTS, seed })
const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** A stream has no end by itself; the other works through hundreds of days at a call. */
const isCalled = (endpoint: Endpoint) => endpoint !== liveMessages && endpoint.path !== moveClock.path
/** By the register: a new endpoint cannot fall out. */
const called = () => t.api.endpoints.filter(isCalled)

/** A session may have been ended by what was called. */
async function signedIn(index: number): Promise<TestClient> {
  const at = index % clients.length
  const client = clients[at] as TestClient
  if (client.cookie === undefined) await client.enter(people[at] ?? '')
  return client
}

async function sendRefused({ method, path }: Endpoint): Promise<void> {
  const client = await signedIn(0)
  const [asked, query] = [path.replaceAll(/:\w+/g, SECRET), `name=${SECRET}&page=${SECRET}`]
  const headers = { 'x-other': SECRET, 'user-agent': SECRET, traceparent: `00-${SECRET}-${SECRET}-01` }
  const body = method === 'GET' ? '' : JSON.stringify({ payload: { mobile: SECRET } })
  await client.send(method, asked, query, body, { headers })
  // As a stranger whose cookie is none.
  const stranger = { ...headers, cookie: `session=${SECRET}`, 'x-jinpiao-signature': SECRET }
  const url = `${API_BASE}${asked}?${query}`
  await t.app.inject({ method: method as HTTPMethods, url, headers: stranger })
  if (method === 'GET') return
  for (const [type, text] of [
    ['application/json', `{"mobile": ${SECRET}`],
    ['application/json', `"${SECRET}"`],
    ['text/plain', SECRET],
    ['application/xml', `<mobile>${SECRET}</mobile>`],
  ] as const)
    await client.send(method, asked, query, text, { headers: { ...headers, 'content-type': type } })
  const form = await formOf(`${SECRET}.pdf`, Buffer.from(SECRET))
  await client.send(method, asked, '', form.body.slice(0, -20), { headers: { ...headers, ...form.headers } })
}

test('no line and no span tells of whom or about what, whatever is called and refused', async () => {
  expect(secrets.size).toBeGreaterThan(200)
  expect(called().length).toBeGreaterThan(150)
  for (const endpoint of called()) await sendRefused(endpoint)
  for (const url of [
    `/cv3/${SECRET}`,
    `${API_BASE}/v1/${SECRET}`,
    `/${SECRET}?${SECRET}`,
    `/cv3/${SECRET.repeat(300)}`,
  ])
    await t.app.inject({ url, headers: { accept: 'text/html' } })
  expect(lines.length).toBeGreaterThan(called().length * 3)
  expect(await telling()).toEqual([])
})

test('nor what is done with numbers and names that there are', async () => {
  let done = 0
  for (const [index, endpoint] of called().entries()) {
    const [params, queries, bodies] = [
      inputsOf(endpoint.params, index),
      inputsOf(endpoint.query, index + 1),
      inputsOf(endpoint.body, index + 2),
    ]
    for (let input = 0; input < INPUTS; input += 1) {
      const client = await signedIn(index + input)
      const path = Object.fromEntries(
        [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
          name,
          String(objectOf(params[input])[name]).toWellFormed(),
        ]),
      )
      const body = bodies[input]
      const { code } = await client.call(endpoint, {
        params: path as never,
        query: objectOf(queries[input]) as never,
        ...(body !== undefined && { body: body as never }),
      })
      if (code === '0') done += 1
    }
  }
  expect(done).toBeGreaterThan(50)
  expect(await telling()).toEqual([])
})

test('nor does an outage, a fault of the server, or a job', async () => {
  watch.awaySince = 1
  for (const { method, path } of called())
    await t.app.inject({
      method: method as HTTPMethods,
      url: `${API_BASE}${path.replaceAll(/:\w+/g, SECRET)}?a=${SECRET}`,
    })
  await t.app.inject({ url: `/cv3/login?${SECRET}`, headers: { accept: 'text/html' } })
  watch.awaySince = undefined
  const { database, clock, wall } = t.services
  const metrics = createMetrics({ database, watch, fileWatch: watch, clock, wall })
  const refuses = () => Promise.reject(new Error(`550 no such user ${SECRET}`))
  const receivers = { SMS: refuses, EMAIL: refuses, REPORT_SHCPE: refuses }
  for (let day = 0; day < 2; day += 1) {
    t.clock.advanceDays(1)
    const jobs = createJobs({ ...t.services, receivers }, jobReport(log, metrics))
    await jobs.start()
    await jobs.stop()
  }
  expect(lines.some((line) => line.includes('job ended'))).toBe(true)
  expect(await metrics.text()).not.toContain(SECRET)
  expect(await telling()).toEqual([])
})

test('nor what a database or a reader of texts says of a value', async () => {
  const { database } = t.services
  const faults = [
    // What it says has the value.
    () => sql`select cast(${SECRET} as integer) + 1, json(${`{${SECRET}`})`.execute(database.read),
    () => database.dialect === 'postgres' && sql`select ${SECRET}::text::bigint`.execute(database.read),
    async () => JSON.parse(`{"mobile": ${SECRET}`) as unknown,
    async () => new URL(SECRET),
    async () => BigInt(SECRET),
  ]
  for (const fault of faults) {
    try {
      await fault()
    } catch (error) {
      log.error({ err: error }, 'job failed')
      log.error(error)
    }
  }
  expect(lines.length).toBeGreaterThan(4)
  expect(await telling()).toEqual([])
})
