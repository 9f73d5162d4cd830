import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepRawBody } from './rawBody.ts'
import { endSlowBodies } from './slowBodies.ts'

let app: FastifyInstance
let port: number
const sockets: Socket[] = []
beforeEach(async () => {
  app = fastify()
  endSlowBodies(app, { windowMs: 150, bytesPerSecond: 1000 })
  keepRawBody(app)
  const refuse = async () => Promise.reject(Object.assign(new Error('nobody'), { statusCode: 401 }))
  app.post('/refused', { onRequest: refuse }, async () => '')
  app.post('/', async ({ rawBody }) => String(rawBody?.length))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

/** Sends the pieces of a body of 1,000 bytes, with a pause after each; what came back until the connection ended. */
async function sent(pieces: readonly string[], pauseMs: number, path = '/', connection = 'close'): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let answer = ''
  socket.on('data', (data) => {
    answer += String(data)
  })
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`
  socket.write(head)
  for (const piece of pieces) {
    if (socket.destroyed) break
    socket.write(piece)
    await setTimeout(pauseMs)
  }
  await ended
  return answer
}

test('a body that trickles is ended, and its connection with it', async () => {
  const answer = await sent(
    Array.from({ length: 100 }, () => 'x'),
    20,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that comes on, though slowly, is read', async () => {
  expect(
    await sent(
      Array.from({ length: 5 }, () => 'x'.repeat(200)),
      80,
    ),
  ).toMatch(/^HTTP\/1\.1 200 [^]*1000$/)
})

test('who sends nothing of what was announced is ended as well', async () => {
  expect(await sent([], 0)).toMatch(/^HTTP\/1\.1 408 /)
})

test('who was refused before his body came is not answered twice', async () => {
  const pieces = Array.from({ length: 100 }, () => 'x')
  const answer = await sent(pieces, 20, '/refused', 'keep-alive')
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  expect(answer).not.toContain('408')
})
