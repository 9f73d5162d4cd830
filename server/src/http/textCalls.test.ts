import { API_BASE } from '@jinpiao/contract/envelope'
import { type TextCallName, textCallNames } from '@jinpiao/contract/textCallNames'
import { type TextCall, textCalls } from '@jinpiao/contract/textCalls'
import { typesAt } from '@jinpiao/contract/textTasks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** Addresses whose types are not built: a package takes its own out, and none comes back. */
const unbuilt: readonly TextCallName[] = ['guarantysCreate', 'guarantysApprove']

const values: Record<string, string> = {
  ':ids': 'one',
  ':batch': 'one',
  ':month': '6',
  ':amount': '1.00',
  ':financeDate': '2026-12-01',
}
const keys = { pkApplys: ['one'], pkConfirms: ['one'], lines: [{ pkApply: 'one', version: 1, line: {} }] }

test('spec §7: 23 addresses, each registered once', () => {
  const addresses = textCallNames.map((name) => `${textCalls[name].method} ${API_BASE}${textCalls[name].path}`)
  expect(new Set(addresses).size).toBe(23)
  const registered = t.api.endpoints.map(({ method, path }) => `${method} ${API_BASE}${path}`)
  for (const address of addresses) expect(registered.filter((each) => each === address)).toHaveLength(1)
})

test('an address that no type of this server names answers 11000103, and is known as unbuilt', async () => {
  const client = t.client()
  await client.enter('CO')
  const silent = textCallNames.filter((name) => typesAt(name).length === 0)
  expect(silent).toEqual(unbuilt)
  for (const name of silent) {
    const { method, path }: TextCall = textCalls[name]
    const address = path.replace(/:\w+/g, (part) => values[part] ?? '')
    const isGet = method === 'GET'
    const query = path.includes(':') ? '' : 'ids=one&product=TICKET'
    const answer = await client.send(method, address, isGet ? query : '', isGet ? '' : JSON.stringify(keys))
    expect([name, answer.code]).toEqual([name, '11000103'])
  }
})
