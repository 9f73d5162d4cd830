import { CODE_SUCCESS, type Envelope } from '@jinpiao/contract/envelope'
import { type BusinessErrorCode, businessMessage } from '@jinpiao/contract/errors'
import { pageLanguage } from '@jinpiao/contract/pageLanguage'
import { SESSION_ENDED_HEADER, type SessionEnd } from '@jinpiao/contract/sessionEnds'
import { validationWords } from '@jinpiao/contract/validationWords'
import type { Language } from '@jinpiao/contract/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAway, isBusy, isFull } from '../db/failures.ts'
import { BusinessError, isBusinessError } from '../domain/businessError.ts'

/** No session, or a void one: HTTP 401, on which the portal clears its role and goes to the login page (spec §6). */
export class NoSession extends Error {
  override name = 'NoSession'
  /** Undefined: it has run out, was left, or there was none. */
  readonly why: SessionEnd | undefined

  constructor(why?: SessionEnd) {
    super()
    this.why = why
  }
}

export const success = <Data>(data: Data): Envelope<Data> => ({ code: CODE_SUCCESS, message: '', data })

/**
 * Chinese unless the request asks for English. A call names its language in `Accept-Language`; of what a browser opens
 * by itself, which accepts HTML, the address decides.
 */
export function languageOf({ headers, query }: FastifyRequest): Language {
  if (headers.accept?.includes('text/html')) return pageLanguage(query)
  return /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en-US' : 'zh-CN'
}

/** The code that an answer was refused with, by its reply: the body itself is not looked at again. */
const codes = new WeakMap<FastifyReply, string>()
export const answerCodeOf = (reply: FastifyReply): string => codes.get(reply) ?? ''

/** Seconds after which it is worth while to ask again what the outage of a part has refused. */
const RETRY_SECONDS = 10

/**
 * Refusals are answers: HTTP 200 with their code and words. Only a missing session is 401, never a missing right
 * (I21), only an outage is 503, and only a defect is 500.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request)
  // A refusal with HTTP 200 would be kept by caches as the answer to this address.
  reply.header('cache-control', 'no-store')
  const send = (status: number, envelope: Envelope<null>) => {
    codes.set(reply, envelope.code)
    return reply.code(status).send(envelope)
  }
  if (isBusinessError(error)) {
    // The fault of somebody outside, whom whoever looks after the server has to call.
    if (error.cause !== undefined) request.log.error({ err: error.cause }, 'A receiver outside has not taken something')
    const { code, field } = error
    return send(200, { code, message: error.text(language), data: null, ...(field !== undefined && { field }) })
  }
  if (isBusy(error)) {
    request.log.warn(error)
    return send(200, refusal('99000503', language))
  }
  // Told once by who watches the database, not with each request.
  if (isAway(error)) return send(unavailable(reply).statusCode, refusal('99000504', language))
  if (isFull(error)) {
    request.log.error(error, 'No room is left on a disk')
    return send(unavailable(reply).statusCode, refusal('99000507', language))
  }
  if (error instanceof NoSession && asksWhether(request)) {
    return send(200, refusal('99000401', language))
  }
  if (error instanceof NoSession && error.why) reply.header(SESSION_ENDED_HEADER, error.why)
  if (error instanceof NoSession) return send(401, refusal('99999999', language))
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return send(200, { ...tooLarge(request), data: null })
  if (status !== undefined && status >= 400 && status < 500) {
    // The framework's own words are for engineers, and in English only.
    const stale = new BusinessError('01000303', validationWords.stalePage)
    return send(status, { code: stale.code, message: stale.text(language), data: null })
  }
  request.log.error(error)
  return send(500, refusal('99999998', language))
}

const refusal = (code: BusinessErrorCode, language: Language): Envelope<null> => ({
  code,
  message: businessMessage(code, [], language),
  data: null,
})

/** HTTP 503, and when to ask again: of a part that is away nobody can tell whether it has done what was asked. */
export const unavailable = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('retry-after', RETRY_SECONDS).header('cache-control', 'no-store')

/** Whether the request only asks if anybody is signed in (`getSecurity`). */
const asksWhether = ({ query }: FastifyRequest): boolean => (query as { orNobody?: string }).orNobody === 'true'

/** What was too large, and what to do: what a form holds, or a file. */
function tooLarge(request: FastifyRequest): { code: string; message: string } {
  const isFile = request.headers['content-type']?.startsWith('multipart/')
  const code = isFile ? '10000102' : '10000110'
  const kilobytes = Math.floor((request.routeOptions.bodyLimit ?? 0) / 2 ** 10)
  const limit = kilobytes < 2 ** 10 ? `${kilobytes} KB` : `${kilobytes / 2 ** 10} MB`
  return { code, message: businessMessage(code, [limit], languageOf(request)) }
}
