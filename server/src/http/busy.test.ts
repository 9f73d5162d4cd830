import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerError } from './answers.ts'

const sqlite = (errcode: number) => Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR', errcode })
const coded = (code: string) => Object.assign(new Error(), { code })

const busy: [string, Error][] = [
  ['a lock on PostgreSQL', coded('55P03')],
  ['a statement that took too long', coded('57014')],
  ['the lock of the embedded database', sqlite(5)],
]
const away: [string, Error][] = [
  ['a connection', new Error('timeout exceeded when trying to connect')],
  ['an answer that did not come', new Error('Query read timeout')],
  ['a server that is not there', coded('ECONNREFUSED')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a server that shuts down', coded('57P01')],
  ['a server that begins', coded('57P03')],
  ['a server with too many connections', coded('53300')],
  ['a disk that is gone', sqlite(10 | (1 << 8))],
  ['a file that cannot be opened', sqlite(14)],
]
const full: [string, Error][] = [
  ['the disk of PostgreSQL', coded('53100')],
  ['the disk of the embedded database', sqlite(13)],
  ['the disk of the files', coded('ENOSPC')],
]

async function answerTo(error: Error) {
  const app = Fastify()
  app.setErrorHandler((thrown, request, reply) => answerError(thrown, request, reply))
  app.get('/', async () => {
    throw error
  })
  const answer = await app.inject({ url: '/', headers: { 'accept-language': 'zh-CN' } })
  return [answer.statusCode, answer.headers['retry-after'], answer.json()]
}

test.each(busy)('who has waited too long for %s is told that nothing was done, and to try again', async (_, error) => {
  const message = '系统正忙，本次操作没有执行，请稍后重试'
  expect(await answerTo(error)).toEqual([200, undefined, { code: '99000503', message, data: null }])
})

test.each(away)('while %s is missing the answer is 503, and says when to ask again', async (_, error) => {
  const message = '系统暂时不可用，请稍后重试；重试不会重复办理'
  expect(await answerTo(error)).toEqual([503, '10', { code: '99000504', message, data: null }])
})

test.each(full)('that %s is full is said as such', async (_, error) => {
  const message = '系统存储空间已满，暂时无法保存，请稍后重试或拨打客服热线'
  expect(await answerTo(error)).toEqual([503, '10', { code: '99000507', message, data: null }])
})
