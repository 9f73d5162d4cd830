import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_BASE } from '@jinpiao/contract/envelope'
import { getPlatformConfig } from '@jinpiao/contract/platform'
import { verifyReceipt } from '@jinpiao/contract/receipts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { collector, factsOf, type OtlpSpan } from '../testing/collector.ts'
import { type RunningServer, runServer } from '../testing/runningServer.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'

let t: TestDatabase
let DATA_DIR: string
let takes: Awaited<ReturnType<typeof collector>>
beforeAll(async () => {
  takes = await collector()
  t = await createTestDatabase({ bare: true })
  DATA_DIR = await mkdtemp(join(tmpdir(), 'jinpiao-traces-'))
})
afterAll(async () => {
  await takes.close()
  await t.drop()
  await rm(DATA_DIR, { recursive: true })
})

/** Says which modules of OpenTelemetry's SDK a process loads; prom-client brings the bare API along. */
const tellsModules = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) {
    if (/opentelemetry.(sdk|exporter|resources)/.test(url)) console.log('loads ' + url)
    return next(url, context)
  } })
`)}`
const start = (env: Record<string, string>) =>
  runServer(t, { DATA_DIR, OPERATIONS_PORT: '0', DRAIN_SECONDS: '0', NODE_OPTIONS: `--import=${tellsModules}`, ...env })
const loaded = (said: string[]) => said.filter((line) => line.startsWith('loads '))

const works = async (server: RunningServer) => expect((await server.client().call(getPlatformConfig)).code).toBe('0')
const named = (name: string) => takes.spans().filter((span) => span.name === name)
const under = (parent: OtlpSpan) => takes.spans().filter(({ parentSpanId }) => parentSpanId === parent.spanId)

test('requests, jobs, acts and queries of a server are traced, each within its own, with names alone', async () => {
  const token = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret-token' }
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: takes.url, OTEL_SERVICE_NAME: '金票-1', ...token })
  const id = '01JABCDEFGHJKMNPQRSTVWXYZ0'
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const client = server.client()
  const headers = { traceparent: `00-${traceId}-${spanId}-01` }
  expect((await client.call(getPlatformConfig, {}, { headers, requestId: id })).code).toBe('0')
  await client.call(verifyReceipt, { body: { receiptNo: 'DF2026000001', verifyCode: 'ABCD1234' } })
  await server.end('SIGTERM')
  expect(loaded(server.said())).not.toEqual([])
  expect(takes.asked[0]).toMatchObject({ url: '/v1/traces', headers: { authorization: 'Bearer secret-token' } })
  expect(takes.resources()[0]).toMatchObject({ 'service.name': '金票-1' })

  const [asked] = named(`GET ${API_BASE}/v1/platform/config`)
  expect(asked && [asked.traceId, asked.parentSpanId, factsOf(asked)]).toEqual([
    traceId,
    spanId,
    {
      'http.request.method': 'GET',
      'http.route': `${API_BASE}/v1/platform/config`,
      'http.response.status_code': 200,
      'jinpiao.code': '',
      'jinpiao.request_id': id,
    },
  ])
  // What the handler asks after the body was read is still inside the request.
  const [verified] = named(`POST ${API_BASE}/v1/receipts/verify`)
  expect(verified && under(verified).map(({ name }) => name)).toContain('select')
  expect(verified?.parentSpanId ?? '').toBe('')
  const [daily] = named('job daily')
  expect(daily && under(daily).length).toBeGreaterThan(5)
  const queries = takes.spans().filter((span) => factsOf(span)['db.query.text'] !== undefined)
  expect(queries.length).toBeGreaterThan(10)
  expect(queries.every(({ parentSpanId }) => parentSpanId !== undefined && parentSpanId !== '')).toBe(true)
  expect(takes.spans().flatMap(({ events }) => events)).toEqual([])
})

test('without an address nothing of it is loaded', async () => {
  const server = await start({})
  await works(server)
  await server.end('SIGTERM')
  expect(loaded(server.said())).toEqual([])
})

test('nobody who takes them is said once, and keeps nobody from working', async () => {
  const closed = await collector()
  await closed.close()
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: closed.url, LOG_LEVEL: 'warn' })
  await works(server)
  expect(await server.end('SIGTERM')).toBe(0)
  const told = server.said().filter((line) => line.includes('traces cannot be sent'))
  expect(told).toHaveLength(1)
})

test('a wrong value of a variable is refused in a sentence, which does not repeat a token', () => {
  const refused = (env: Record<string, string>) => {
    try {
      return readConfig(env).traces
    } catch (error) {
      return String((error as Error).message)
    }
  }
  const at = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318/' }
  expect(refused({})).toBeUndefined()
  expect(refused(at)).toEqual({
    url: 'https://collector.example:4318/v1/traces',
    headers: {},
    serviceName: 'jinpiao',
    ratio: 1,
  })
  const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://t:1/x', OTEL_TRACES_SAMPLER_ARG: '0.25' }
  expect(refused({ ...at, ...own })).toMatchObject({ url: 'http://t:1/x', ratio: 0.25 })
  const wrong: [string, string, string][] = [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'is not an address like https://collector.example:4318'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'x', 'is not an address like https://collector.example:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'is not one of http/json'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'is not a number from 0 to 1'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'geheim', 'is not a list like authorization=Bearer%20token,other=value'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%zzgeheim', 'is not a list like authorization=Bearer%20token,other=value'],
  ]
  for (const [name, value, says] of wrong) {
    const said = refused({ ...at, [name]: value })
    expect(said).toEqual(expect.stringContaining(says))
    expect(said).toEqual(expect.stringContaining(name))
    expect(said).not.toEqual(expect.stringContaining('geheim'))
  }
})
