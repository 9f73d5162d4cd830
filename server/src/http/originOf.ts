import type { FastifyRequest } from 'fastify'

/**
 * Where the page stands that asks, `https://corp.example`: the host that was called, never another one. A proxy that ends
 * TLS may keep the scheme to itself; the browser says it then, in a header that no script of a page can write.
 */
export function originOf({ host, protocol, headers }: Pick<FastifyRequest, 'host' | 'protocol' | 'headers'>): string {
  for (const said of [headers.origin, headers.referer]) {
    if (said === undefined || !URL.canParse(said)) continue
    const url = new URL(said)
    if (url.host === host && /^https?:$/.test(url.protocol)) return url.origin
  }
  return `${protocol}://${host}`
}
