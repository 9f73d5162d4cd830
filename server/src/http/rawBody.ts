import type { FastifyInstance } from 'fastify'

/**
 * Keeps the bytes of bodies, because they are what the client signed: written again they may differ. They are parsed when
 * it is known who has sent them (`readJson`).
 */
export function keepRawBody(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer
    done(null, undefined)
  })
}
