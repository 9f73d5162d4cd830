import { API_BASE } from '@jinpiao/contract/envelope'
import { REQUEST_ID_HEADER } from '@jinpiao/contract/requestSignature'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { currentTracer, type Tracer } from '../domain/traced.ts'
import { answerCodeOf } from './answers.ts'

/** How a request was answered, told without whom and about what. */
export interface Answered {
  method: string
  /** The pattern, as `/api/web/v1/tickets/:pkCredit`; an address would hold a number. */
  route: string
  status: number
  /** Of a refusal or an outage its code; '' of what was done. */
  code: string
  seconds: number
}

/** An id that a caller may choose; another's cannot write into the log. */
const REQUEST_ID = /^[\w-]{8,64}$/

export const requestIdOf = ({ headers }: { headers: Record<string, unknown> }): string => {
  const given = headers[REQUEST_ID_HEADER]
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID()
}

/** Each answer carries its id, and is told when it has left: in the log, and to who counts. */
export function tellAnswers(app: FastifyInstance, observe: (answered: Answered) => void): void {
  app.addHook('onRequest', async ({ id }, reply) => void reply.header(REQUEST_ID_HEADER, id))
  const tracer = currentTracer()
  if (tracer !== undefined) traceRequests(app, tracer)
  app.addHook('onResponse', async (request, reply) => {
    const answered: Answered = {
      method: request.method,
      route: patternOf(request.routeOptions.url),
      status: reply.statusCode,
      code: answerCodeOf(reply),
      seconds: reply.elapsedTime / 1000,
    }
    observe(answered)
    request.log.info({ ...answered, seconds: Math.round(answered.seconds * 1000) / 1000 }, 'answered')
  })
}

/** Each request as a step, by what its line in the log has. */
function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const ends = new WeakMap<FastifyRequest, ReturnType<Tracer['request']>>()
  app.addHook('onRequest', (request, _reply, done) => {
    const name = `${request.method} ${patternOf(request.routeOptions.url)}`
    ends.set(request, tracer.request(name, request.headers['traceparent'], done))
  })
  app.addHook('onResponse', async (request, reply) => {
    const end = ends.get(request)
    end?.(
      {
        'http.request.method': request.method,
        'http.route': patternOf(request.routeOptions.url),
        'http.response.status_code': reply.statusCode,
        'jinpiao.code': answerCodeOf(reply),
        'jinpiao.request_id': request.id,
      },
      reply.statusCode >= 500,
    )
  })
}

/** Files have a route each: they are one. An address that leads nowhere has none. */
function patternOf(route: string | undefined): string {
  if (route === undefined) return 'none'
  return route.startsWith(API_BASE) || route.includes(':') || route.includes('*') ? route : 'file'
}
