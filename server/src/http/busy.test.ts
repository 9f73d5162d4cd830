import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerError } from './answers.ts'

test.each([
  ['a lock on PostgreSQL', Object.assign(new Error(), { code: '55P03' })],
  ['a statement that took too long', Object.assign(new Error(), { code: '57014' })],
  ['the lock of the embedded database', Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR', errcode: 5 })],
  ['a connection', new Error('timeout exceeded when trying to connect')],
  ['a server that is not there', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a server that shuts down', Object.assign(new Error(), { code: '57P01' })],
  ['a server that begins', Object.assign(new Error(), { code: '57P03' })],
  ['a server whose disk is full', Object.assign(new Error(), { code: '53100' })],
  ['a disk that is gone', Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR', errcode: 10 | (1 << 8) })],
  ['a disk that is full', Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
])('who has waited too long for %s is told that nothing was done, and to try again', async (_, error) => {
  const app = Fastify()
  app.setErrorHandler((thrown, request, reply) => answerError(thrown, request, reply))
  app.get('/', async () => {
    throw error
  })
  const answer = await app.inject({ url: '/', headers: { 'accept-language': 'zh-CN' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { code: '99000503', message: '系统正忙，本次操作没有执行，请稍后重试', data: null },
  ])
})
