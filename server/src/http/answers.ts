import { CODE_SUCCESS, type Envelope } from '@jinpiao/contract/envelope'
import type { Language } from '@jinpiao/contract/words'
import { businessMessage } from '@jinpiao/contract/errors'
import { validationWords } from '@jinpiao/contract/validationWords'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BusinessError, isBusinessError } from '../domain/businessError.ts'

/** No session, or a void one: HTTP 401, on which the portal clears its role and goes to the login page (spec §6). */
export class NoSession extends Error {
  override name = 'NoSession'
}

export const success = <Data>(data: Data): Envelope<Data> => ({ code: CODE_SUCCESS, message: '', data })

/** Chinese unless the request prefers English. */
export const languageOf = (request: FastifyRequest): Language =>
  /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en-US' : 'zh-CN'

/**
 * Refusals are answers: HTTP 200 with their code and words. Only a missing session is 401, never a missing right
 * (I21), and only a defect is 500.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request)
  if (isBusinessError(error))
    return reply.code(200).send({ code: error.code, message: error.text(language), data: null })
  if (error instanceof NoSession) return reply.code(401).send({ code: '99999999', message: '', data: null })
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return answerError413(request, reply)
  if (status !== undefined && status >= 400 && status < 500) {
    // The framework's own words are for engineers, and in English only.
    const refusal = new BusinessError('01000303', validationWords.stalePage)
    return reply.code(status).send({ code: refusal.code, message: refusal.text(language), data: null })
  }
  request.log.error(error)
  return reply.code(500).send({ code: '99999998', message: businessMessage('99999998', [], language), data: null })
}

/** Too large a body can only be a file; its words say what to do. */
function answerError413(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = businessMessage('10000102', [], languageOf(request))
  return reply.code(200).send({ code: '10000102', message, data: null })
}
