import { endpoint } from '@jinpiao/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

const data = z.object({ corpName: z.string(), list: z.array(z.object({ pk: z.string() })) })
const told = endpoint({ method: 'GET', path: '/test/told', summary: '', permission: 'anyone', unsigned: true, data })
const wrong = endpoint({ method: 'GET', path: '/test/wrong', summary: '', permission: 'anyone', unsigned: true, data })

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  const read = { corpName: '江城', creditCode: 'secret', list: [{ pk: '1', passwordHash: 'secret' }] }
  t.api.on(told, async () => read)
  t.api.on(wrong, async () => ({ corpName: null, list: [] }) as never)
})
afterAll(() => t.close())

test('an answer holds what the contract names, whatever its query has read', async () => {
  const { data: answer } = await t.client().call(told)
  expect(answer).toEqual({ corpName: '江城', list: [{ pk: '1' }] })
})

test('an answer that the contract does not allow is a defect, and goes nowhere', async () => {
  const { status, raw } = await t.client().call(wrong)
  expect([status, raw.includes('list')]).toEqual([500, false])
})
