import type { AddressInfo } from 'node:net'
import { API_BASE } from '@jinpiao/contract/envelope'
import { liveMessages } from '@jinpiao/contract/messages'
import { SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newPk } from '../acts/keys.ts'
import { instantOf } from '../domain/clock.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'

let t: TestApp
let origin: string
beforeEach(async () => {
  t = await createTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
})
afterEach(() => t.close())

async function listening(client: TestClient) {
  const { method, path } = liveMessages
  const signature = await client.signer.sign({ method, path, query: '', body: '' })
  const headers = { [SIGNATURE_HEADER]: signature, cookie: client.cookie ?? '', 'accept-encoding': 'br, gzip' }
  const answer = await fetch(`${origin}${API_BASE}${path}`, { headers })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  /** Until this has been heard, or the stream has ended. */
  const until = async (text: string): Promise<string> => {
    while (!heard.includes(text)) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) return `${heard}(end)`
      heard += value
    }
    return heard
  }
  return { answer, until }
}
const entered = async (person: string) => {
  const client = t.client()
  expect((await client.enter(person)).code).toBe('0')
  return client
}

test('a page hears of a message and of its roles, uncompressed and with every header of ours', async () => {
  const { answer, until } = await listening(await entered('CO'))
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src/)
  expect(await until('retry: 5000')).toMatch(/^retry/)
  const at = instantOf(t.services.clock)
  const to = { userId: 'user-co-huayue', fkCorp: 'corp-huayue', messageType: 'NOTICE', notice: 'SYSTEM', params: '[]' }
  await t.services.database.write(async (tx) => {
    await tx
      .insertInto('message')
      .values({ ...to, pkMessage: newPk(), messageState: 'SENT', at })
      .execute()
    await tx.updateTable('corp_user').set({ version: 9 }).where('userId', '=', to.userId).execute()
  })
  expect(await until('event: session')).toMatch(/event: messages\ndata: \{"n":1\}/)
})

test('it ends with its session, at once when the user is disabled; and three are enough', async () => {
  const client = await entered('CO')
  const streams = [await listening(client), await listening(client), await listening(client)]
  expect((await client.call(liveMessages)).code).toBe('99000429')
  await Promise.all(streams.map(({ until }) => until('retry')))
  await t.services.database.write(async (tx) => {
    await tx.deleteFrom('session').where('userId', '=', 'user-co-huayue').execute()
    await tx.updateTable('corp_user').set({ version: 9 }).where('userId', '=', 'user-co-huayue').execute()
  })
  for (const { until } of streams) expect(await until('never')).toMatch(/\(end\)$/)
})

test('a server that closes ends what listens', async () => {
  const { until } = await listening(await entered('CO'))
  await until('retry')
  await t.app.close()
  expect(await until('never')).toMatch(/\(end\)$/)
})
