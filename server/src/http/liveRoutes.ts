import { liveMessages } from '@jinpiao/contract/messages'
import type { FastifyReply } from 'fastify'
import { BusinessError } from '../domain/businessError.ts'
import { counted } from '../domain/counted.ts'
import { createLiveFeed, type LiveEvent } from '../queries/live.ts'
import { findSession, SESSION_COOKIE } from '../session/sessions.ts'
import type { Registration } from './register.ts'
import { setSecurityHeaders } from './securityHeaders.ts'
import type { Services } from './services.ts'

/** A proxy closes what is silent; with each comment the stream also finds out that its session is over. */
const COMMENT_MS = 20_000
/** Windows of one session that listen by themselves; a portal has one that listens for all. */
const MAX_STREAMS = 3

/** Server-sent events: that there are new messages, and that roles or facts of the enterprise have changed. */
export const registerLive: Registration = ({ on, onClose, services }) => {
  const { database, wall } = services
  const feed = createLiveFeed(services)
  const open = new Map<string, Set<() => void>>()
  onClose(() => {
    for (const ends of open.values()) for (const end of ends) end()
    feed.close()
  })

  on(liveMessages, async ({ identity, request, reply }) => {
    const { tokenHash } = identity.session
    const token = request.cookies[SESSION_COOKIE] ?? ''
    const streams = open.get(tokenHash) ?? new Set()
    if (streams.size >= MAX_STREAMS) throw new BusinessError('99000429')
    open.set(tokenHash, streams)
    const { raw } = begin(reply, services)

    const stopListening = feed.listen({ userId: identity.user.userId, fkCorp: identity.corp.pkCorp }, (event) => {
      raw.write(textOf(event))
      // Whoever has been disabled is out at once.
      if (event.name === 'session') void check()
    })
    const timer = setInterval(() => void check(), COMMENT_MS).unref()
    async function check() {
      const isAlive = await findSession(database.read, wall, token).catch(() => true as const)
      if (!isAlive) end()
      else if (!raw.writableEnded) raw.write(':\n\n')
    }
    function end() {
      if (streams.has(end)) counted.streams -= 1
      clearInterval(timer)
      stopListening()
      streams.delete(end)
      if (streams.size === 0) open.delete(tokenHash)
      raw.end()
    }
    streams.add(end)
    counted.streams += 1
    raw.on('close', end)
    return undefined
  })
}

/** Taken from the framework, so that no compression holds a line back. */
function begin(reply: FastifyReply, services: Services): FastifyReply {
  setSecurityHeaders(reply, services)
  reply.header('content-type', 'text/event-stream; charset=utf-8')
  reply.header('cache-control', 'no-store')
  // Of nginx: do not wait until there is more of it.
  reply.header('x-accel-buffering', 'no')
  reply.hijack()
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  reply.raw.writeHead(200, Object.fromEntries(headers))
  reply.raw.write('retry: 5000\n\n')
  return reply
}

const textOf = ({ name, data }: LiveEvent): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
