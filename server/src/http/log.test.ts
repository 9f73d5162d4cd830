import { API_BASE } from '@jinpiao/contract/envelope'
import { REQUEST_ID_HEADER } from '@jinpiao/contract/requestSignature'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { Answered } from './answered.ts'

const lines: string[] = []
const answered: Answered[] = []
let t: TestApp
beforeAll(async () => {
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  t = await createTestApp({ log, observe: (each) => answered.push(each) })
  t.app.get('/fails/:number', async () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: `Key (mobile)=(${SECRET}) exists`,
    })
    throw Object.assign(error, { parameters: [SECRET], where: SECRET })
  })
})
afterAll(() => t.close())
beforeEach(() => {
  lines.length = 0
  answered.length = 0
})

/** Of a ticket, a person, an account, a password: what a request may carry, wherever. */
const SECRET = '13800138000110101199003078JPSECRET'

test('a fault of the server has its route and code, and nothing of what the database adds of the row', async () => {
  await t.app.inject(`/fails/${SECRET}`)
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([])
  const told = answered.find(({ route }) => route === '/fails/:number')
  expect(told).toMatchObject({ method: 'GET', status: 500, code: '99999998' })
})

test('a line has the pattern of the route, the outcome and the id that the answer carries', async () => {
  const id = '01JABCDEFGHJKMNPQRSTVWXYZ0'
  const answer = await t.app.inject({ url: `${API_BASE}/v1/applications/A1`, headers: { [REQUEST_ID_HEADER]: id } })
  expect(answer.headers[REQUEST_ID_HEADER]).toBe(id)
  const line = JSON.parse(lines.at(-1) ?? '')
  expect(line).toMatchObject({ level: 'info', msg: 'answered', reqId: id, status: answer.statusCode })
  expect(line.route).not.toContain('A1')
})

test('an id that is none of ours is not taken over', async () => {
  const answer = await t.app.inject({ url: '/cv3/', headers: { [REQUEST_ID_HEADER]: '"}\n{"level":"info' } })
  expect(answer.headers[REQUEST_ID_HEADER]).toMatch(/^[0-9a-f-]{36}$/)
})
