import { moveClock } from '@jinpiao/contract/dev'
import { putDraft } from '@jinpiao/contract/drafts'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { liveMessages } from '@jinpiao/contract/messages'
import { logout, sendSms } from '@jinpiao/contract/session'
import { textCalls } from '@jinpiao/contract/textCalls'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { callOf, contractEndpoints } from '../testing/endpoints.ts'
import { inputsFor } from '../testing/inputs.ts'
import { runs } from '../testing/long.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'
import { formOf } from '../testing/upload.ts'

/** People who may open every page between them; FM is the platform's own administrator. */
const people = ['CO', 'CD', 'CF', 'SO', 'SD', 'SQ', 'FM']
const RUNS = runs({ short: 10, onPostgres: 3, long: 80 })

/** Not asked: one works through up to 400 days at a call, and a stream has no end to wait for (`live.test.ts` opens it). */
const skipped: readonly string[] = [moveClock.path, liveMessages.path]
const endpoints = (await contractEndpoints()).filter(({ path }) => !skipped.includes(path))
let t: TestApp
let clients: TestClient[]
/** Keys, numbers and names of what there is. */
let known: string[]

beforeAll(async () => {
  t = await createTestApp()
  clients = await Promise.all(
    people.map(async (person) => {
      const client = t.client()
      await client.enter(person)
      return client
    }),
  )
  known = await knownTexts()
}, 120_000)
afterAll(() => t.close())

const tables = ['application', 'ticket', 'supplier', 'credit_limit', 'message', 'receipt', 'corp']

async function knownTexts(): Promise<string[]> {
  const some = async (table: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)} limit 12`.execute(t.services.database.read))
      .rows
  const rows = (await Promise.all(tables.map(some))).flat()
  const named = rows.flatMap((row) => Object.entries(row).filter(([name]) => /^(pk|fk|\w+No$|corpName)/.test(name)))
  return [...new Set(named.flatMap(([, value]) => (typeof value === 'string' && value !== '' ? [value] : [])))]
}

const partOf = (schema: z.ZodMiniType | undefined) => (schema ? inputsFor(schema, known) : fc.constant(undefined))
const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

async function statusOf(
  client: TestClient,
  endpoint: Endpoint,
  input: { params: unknown; query: unknown; body: unknown },
) {
  // An address holds texts; half a surrogate pair cannot even be written into one.
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
      name,
      String(objectOf(input.params)[name]).toWellFormed(),
    ]),
  )
  const { status } = await client.call(endpoint, {
    params: params as never,
    query: objectOf(input.query) as never,
    ...(input.body !== undefined && { body: input.body as never }),
  })
  return status
}

describe('no input ends in a fault of the server', () => {
  test.each(endpoints.map((endpoint) => [callOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
    const input = fc.record({
      params: partOf(endpoint.params),
      query: partOf(endpoint.query),
      body: partOf(endpoint.body),
    })
    // Whoever calls this is not signed in any more.
    const callers = endpoint.path === logout.path ? [t.client()] : clients
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...callers.keys()), input, async (index, values) => {
        const client = callers[index] ?? t.client()
        expect(await statusOf(client, endpoint, values)).toBeLessThan(500)
      }),
      { numRuns: RUNS },
    )
  })

  test('nor does what is no JSON, or JSON without end', async () => {
    const [client] = clients
    const path = putDraft.path.replace(':routeKey', 'issue')
    for (const body of [
      '{',
      'null',
      '[]',
      '{"version":1e400,"payload":1}',
      '{"version":0.5,"payload":1}',
      '{"version":1e308,"payload":1}',
      `{"version":0,"payload":${'['.repeat(400)}${']'.repeat(400)}}`,
      `{"version":0,"payload":${'['.repeat(3000)}${']'.repeat(3000)}}`,
      `{"version":0,"payload":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ]) {
      const answer = await client?.send('PUT', path, '', body)
      expect({ body: body.slice(0, 30), fault: Number(answer?.status) >= 500 }).toEqual({
        body: body.slice(0, 30),
        fault: false,
      })
    }
  })

  test('nor do a form and a file of any contents, whole or broken off', async () => {
    const [client] = clients
    const name = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a.pdf', '开立.xlsx', 'a.zip', ''))
    const start = fc.constantFrom('', '%PDF-1.7\n', 'PK\u0003\u0004', '\u0089PNG\r\n')
    const file = fc
      .tuple(start, fc.uint8Array({ maxLength: 300 }))
      .map(([text, rest]) => Buffer.concat([Buffer.from(text, 'latin1'), rest]))
    const uploads = endpoints.filter(({ multipart }) => multipart)
    expect(uploads.length).toBeGreaterThan(2)
    const input = fc.record({ endpoint: fc.constantFrom(...uploads), name, file, kept: fc.double({ min: 0, max: 1 }) })
    await fc.assert(
      fc.asyncProperty(input, async ({ endpoint, kept, ...values }) => {
        const { headers, body } = await formOf(values.name.toWellFormed(), values.file)
        const sent = body.slice(0, kept < 0.5 ? body.length : Math.floor(body.length * kept))
        const answer = await client?.send('POST', endpoint.path, '', sent, { headers })
        expect(answer?.status).toBeLessThan(500)
      }),
      { numRuns: RUNS * 2 },
    )
  })

  test('nor an anonymous caller with a character that no database keeps', async () => {
    const mobile = '1380000\u0000101'
    expect((await t.client().call(sendSms, { body: { mobile, scene: 'LOGIN' } })).code).toBe('01000303')
    const [client] = clients
    const query = { businessType: 'ISSUE', action: 'SUBMIT' } as const
    expect((await client?.call(textCalls.credits, { params: { ids: 'a\0b' }, query }))?.code).toBe('01000303')
  })
})
