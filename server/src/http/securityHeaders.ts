import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * No inline script or style anywhere (a platform may set words and colours, never code). `blob:` is for files that the page has
 * fetched itself; `connect-src` allows the UKEY agent on this computer.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' ws://127.0.0.1:* http://127.0.0.1:*",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every answer. HSTS is left to the proxy that ends TLS: on plain http it would be ignored or harmful. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => setSecurityHeaders(reply))
}

/** The same for an answer that no hook sees: to an address that the router cannot read. */
export function setSecurityHeaders(reply: FastifyReply): void {
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
  }
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'same-origin')
  reply.header('cross-origin-opener-policy', 'same-origin')
  // No other site may embed an answer: what is private leaks through sizes and timing as well.
  reply.header('cross-origin-resource-policy', 'same-origin')
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  // What is missing or refused now may be there in a minute.
  if (reply.statusCode >= 400) reply.header('cache-control', 'no-store')
}
