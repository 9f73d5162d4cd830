import { CODE_SUCCESS, type Envelope } from '@jinpiao/contract/envelope'
import { businessMessage } from '@jinpiao/contract/errors'
import { pageLanguage } from '@jinpiao/contract/pageLanguage'
import { validationWords } from '@jinpiao/contract/validationWords'
import type { Language } from '@jinpiao/contract/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBusy } from '../db/failures.ts'
import { BusinessError, isBusinessError } from '../domain/businessError.ts'

/** No session, or a void one: HTTP 401, on which the portal clears its role and goes to the login page (spec §6). */
export class NoSession extends Error {
  override name = 'NoSession'
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

/**
 * Refusals are answers: HTTP 200 with their code and words. Only a missing session is 401, never a missing right
 * (I21), and only a defect is 500.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request)
  // A refusal with HTTP 200 would be kept by caches as the answer to this address.
  reply.header('cache-control', 'no-store')
  if (isBusinessError(error))
    return reply.code(200).send({ code: error.code, message: error.text(language), data: null })
  if (isBusy(error)) {
    request.log.warn(error)
    return reply.code(200).send({ code: '99000503', message: businessMessage('99000503', [], language), data: null })
  }
  if (error instanceof NoSession && asksWhether(request)) {
    return reply.code(200).send({ code: '99000401', message: businessMessage('99000401', [], language), data: null })
  }
  if (error instanceof NoSession) return reply.code(401).send({ code: '99999999', message: '', data: null })
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return reply.code(200).send({ ...tooLarge(request), data: null })
  if (status !== undefined && status >= 400 && status < 500) {
    // The framework's own words are for engineers, and in English only.
    const refusal = new BusinessError('01000303', validationWords.stalePage)
    return reply.code(status).send({ code: refusal.code, message: refusal.text(language), data: null })
  }
  request.log.error(error)
  return reply.code(500).send({ code: '99999998', message: businessMessage('99999998', [], language), data: null })
}

/** Whether the request only asks if anybody is signed in (`getSecurity`). */
const asksWhether = ({ query }: FastifyRequest): boolean => (query as { orNobody?: string }).orNobody === 'true'

/** What was too large, and what to do: what a form holds, or a file. */
function tooLarge(request: FastifyRequest): { code: string; message: string } {
  const isFile = request.headers['content-type']?.startsWith('multipart/')
  const code = isFile ? '10000102' : '10000110'
  const limit = String(Math.floor((request.routeOptions.bodyLimit ?? 0) / 2 ** 20))
  return { code, message: businessMessage(code, [limit], languageOf(request)) }
}
