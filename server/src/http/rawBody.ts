import type { FastifyInstance } from 'fastify'

/** Keeps the bytes of bodies, because they are what the client signed: written again they may differ. */
export function keepRawBody(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    request.rawBody = bytes
    if (bytes.length === 0) return done(null, undefined)
    try {
      done(null, JSON.parse(bytes.toString('utf8'), withoutPrototype))
    } catch {
      done(Object.assign(new Error('JSON'), { statusCode: 400 }))
    }
  })
}

/** `__proto__` in a body is an attempt, never data. */
const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)
