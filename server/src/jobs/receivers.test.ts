import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enqueue, type Payloads, type Topic } from '../acts/enqueue.ts'
import { instantOf } from '../domain/clock.ts'
import { httpSms } from '../outside/smsGateway.ts'
import { type TestClock, testClock } from '../testing/testClock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { deliverOutbox, pauseAfter } from './outbox.ts'
import { receiversOf } from './receivers.ts'

let t: TestDatabase
let clock: TestClock
beforeEach(async () => {
  t = await createTestDatabase()
  clock = testClock()
})
afterEach(() => t.drop())

/** One of each topic: the compiler asks for a new one here. */
const examples: { [Name in Topic]: Payloads[Name] } = {
  SMS: { mobile: '13900000001', template: 'UKEY_CODE', params: ['KY2611300001', '481516'] },
  EMAIL: { email: 'lin@example.com', template: 'FEE_INVOICE', params: ['26110001'] },
  REPORT_SHCPE: { event: 'ISSUED', pkCredit: 'p' },
}
const topics = Object.keys(examples) as Topic[]

const fill = () =>
  t.database.write(async (tx) => {
    for (const topic of topics) await enqueue({ tx, at: instantOf(clock) }, topic, examples[topic])
  })
const rows = () =>
  t.database.read.selectFrom('outbox').select(['topic', 'deliveredAt', 'dueAt', 'tries', 'lastError']).execute()
const job = () => ({ database: t.database, clock })

test('without any variable nothing is marked delivered: each message says what is missing, waits, and is given up', async () => {
  await fill()
  const receivers = receiversOf(t.database, {})
  expect(Object.keys(receivers).sort()).toEqual([...topics].sort())
  expect(await deliverOutbox(job(), receivers)).toEqual({ delivered: 0, failed: topics.length, dead: 0 })
  for (const row of await rows()) {
    expect(row).toMatchObject({ deliveredAt: null, tries: 1, dueAt: expect.any(String) })
    expect(row.lastError).toMatch(/^NotTaken: Nobody receives it: (SMS_URL|SMTP_URL|REPORT_URL) is not set$/)
  }
  for (let tries = 1; tries < 20; tries += 1) {
    clock.advance(pauseAfter(tries))
    const { delivered, dead } = await deliverOutbox(job(), receivers)
    expect([delivered, dead]).toEqual([0, tries === 19 ? topics.length : 0])
  }
  for (const row of await rows()) expect(row).toMatchObject({ deliveredAt: null, dueAt: null })
})

test('each is delivered to its own receiver under its id; a text message that was refused comes again under the same', async () => {
  const got: { url: string | undefined; body: { id: string } }[] = []
  let status = 500
  const server = createServer(async (request, reply) => {
    got.push({ url: request.url, body: (await json(request)) as { id: string } })
    reply.writeHead(request.url === '/sms' ? status : 204).end()
  })
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const mails: string[] = []
  const receivers = receiversOf(t.database, {
    sms: httpSms({ name: 'SMS_URL', url: `${url}/sms` }),
    mail: { send: async ({ email }) => void mails.push(email) },
    report: { name: 'REPORT_URL', url: `${url}/report` },
  })
  await fill()
  expect(await deliverOutbox(job(), receivers)).toEqual({ delivered: 2, failed: 1, dead: 0 })
  status = 200
  clock.advance(pauseAfter(1))
  expect(await deliverOutbox(job(), receivers)).toEqual({ delivered: 1, failed: 0, dead: 0 })
  server.close()
  expect(mails).toEqual(['lin@example.com'])
  const sms = got.filter((each) => each.url === '/sms').map(({ body }) => body)
  expect(sms[0]).toMatchObject({ ...examples.SMS, text: expect.stringContaining('481516') })
  expect(sms[1]).toEqual(sms[0])
  expect(got.find((each) => each.url === '/report')?.body).toMatchObject(examples.REPORT_SHCPE)
  const told = JSON.stringify(await rows())
  expect(told).not.toMatch(/13900000001|481516|lin@/)
})

test('a receiver that hangs keeps no other topic waiting', async () => {
  await fill()
  let free: () => void = () => undefined
  const hung = new Promise<void>((resume) => (free = resume))
  const done: Topic[] = []
  const running = deliverOutbox(job(), {
    SMS: () => hung,
    EMAIL: async () => void done.push('EMAIL'),
    REPORT_SHCPE: async () => void done.push('REPORT_SHCPE'),
  })
  await expect.poll(() => [...done].sort()).toEqual(['EMAIL', 'REPORT_SHCPE'])
  free()
  expect((await running).delivered).toBe(3)
})
