import { createHash, createPublicKey, verify } from 'node:crypto'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { API_BASE } from '@jinpiao/contract/envelope'
import {
  parseSignatureHeader,
  requestSignatureBase,
  SIGNATURE_HEADER,
  SIGNATURE_WINDOW_SECONDS,
  UNSIGNED_BODY,
} from '@jinpiao/contract/requestSignature'
import type { FastifyRequest } from 'fastify'
import { BusinessError } from '../domain/businessError.ts'
import type { Clock } from '../domain/clock.ts'
import type { RequestNonces } from '../session/requestNonces.ts'
import { type RequestKey, thumbprint } from '../session/sessions.ts'
import { NoSession } from './answers.ts'

declare module 'fastify' {
  export interface FastifyRequest {
    /** The bytes as they came, before any parsing: they are what was signed. */
    rawBody?: Buffer
  }
}

const refused = () => new BusinessError('01000301')

/**
 * Verifies the signature header of spec §7 over method, path, query and body as they came. Before login the key is the
 * one that the header brings; within a session it is the one that signed in, so a stolen cookie alone opens nothing.
 * @param registered key of the session; `undefined` before login.
 * @throws {BusinessError} 01000301 missing, wrong, stale or used before.
 * @throws {NoSession} signed with another key than the session's: this browser has to sign in again.
 */
export async function requireRequestSignature(
  endpoint: Endpoint,
  request: FastifyRequest,
  registered: { kid: string; key: RequestKey } | undefined,
  { clock, nonces }: { clock: Clock; nonces: RequestNonces },
): Promise<void> {
  const header = request.headers[SIGNATURE_HEADER]
  const fields = parseSignatureHeader(typeof header === 'string' ? header : undefined)
  if (!fields) throw refused()
  if (Math.abs(clock.now() - Number(fields.ts)) > SIGNATURE_WINDOW_SECONDS * 1000) throw refused()
  if (registered && fields.kid !== registered.kid) throw new NoSession()
  const key = registered?.key ?? selfAsserted(fields.key)
  if (!key || thumbprint(key) !== fields.kid) throw refused()

  const [path = '', ...query] = (request.raw.url ?? '').slice(API_BASE.length).split('?')
  const base = requestSignatureBase({
    method: request.method,
    path,
    query: query.join('?'),
    bodyHash: endpoint.multipart ? UNSIGNED_BODY : hashOf(request.rawBody),
    ts: fields.ts,
    nonce: fields.nonce,
  })
  if (!isSignedBy(key, base, fields.sig)) throw refused()
  // Only now: whoever cannot sign must not be able to use up nonces.
  if (!(await nonces.use(request.method, fields.kid, fields.nonce))) throw refused()
}

const hashOf = (body: Buffer | undefined): string =>
  createHash('sha256')
    .update(body ?? '')
    .digest('base64url')

function selfAsserted(key: string | undefined): RequestKey | undefined {
  const [x, y] = key?.split('.') ?? []
  return x && y ? { kty: 'EC', crv: 'P-256', x, y } : undefined
}

function isSignedBy(jwk: RequestKey, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
    const bytes = Buffer.from(signature, 'base64url')
    return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes)
  } catch {
    // Coordinates that are no point of the curve.
    return false
  }
}
