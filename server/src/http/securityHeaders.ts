import { AGENT_PORTS } from '@jinpiao/ukey/agentProtocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from './services.ts'

/**
 * No inline script or style anywhere (a platform may set words and colours, never code). `blob:` is for files that the page has
 * fetched itself; `connect-src` has the ports of the UKEY program on this computer where pages reach keys by it, and no others.
 */
const policyOf = ({ ukeyDriver }: Frame): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(ukeyDriver === 'agent' ? agentAddresses : [])].join(' '),
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const agentAddresses = AGENT_PORTS.flatMap((port) => [`ws://127.0.0.1:${port}`, `http://127.0.0.1:${port}`])

/** What of a server its headers depend on. */
type Frame = Pick<Services, 'ukeyDriver' | 'proxies'>

/** A year. Of this name alone: what else an operator has below it is his to say. */
const HSTS = 'max-age=31536000'

/** Headers of every answer. HSTS where a proxy in front ends TLS (`PROXIES`): a server that is asked by plain http has none. */
export function addSecurityHeaders(app: FastifyInstance, frame: Frame): void {
  app.addHook('onSend', async (_request, reply) => setSecurityHeaders(reply, frame))
}

/** The same for an answer that no hook sees: to an address that the router cannot read. */
export function setSecurityHeaders(reply: FastifyReply, frame: Frame): void {
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', policyOf(frame))
  }
  if ((frame.proxies ?? 0) > 0) reply.header('strict-transport-security', HSTS)
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'same-origin')
  reply.header('cross-origin-opener-policy', 'same-origin')
  // No other site may embed an answer: what is private leaks through sizes and timing as well.
  reply.header('cross-origin-resource-policy', 'same-origin')
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  // What is missing or refused now may be there in a minute.
  if (reply.statusCode >= 400) reply.header('cache-control', 'no-store')
}
