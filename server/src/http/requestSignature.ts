import type { Endpoint } from '@jinpiao/contract/endpoint'
import { API_BASE } from '@jinpiao/contract/envelope'
import { SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import { verifyRequestSignature } from '@jinpiao/ukey/requestVerify'
import type { EcPublicJwk } from '@jinpiao/ukey/thumbprint'
import type { FastifyRequest } from 'fastify'
import { BusinessError } from '../domain/businessError.ts'
import type { Clock } from '../domain/clock.ts'
import type { RequestNonces } from '../session/requestNonces.ts'
import { NoSession } from './answers.ts'

declare module 'fastify' {
  export interface FastifyRequest {
    /** The bytes as they came, before any parsing: they are what was signed. */
    rawBody?: Buffer
  }
}

const NOTHING = new Uint8Array()

/**
 * Verifies the signature header of spec §7 over method, path, query and body as they came. Before login the key may
 * introduce itself; within a session it is the one that signed in, so a stolen cookie alone opens nothing.
 * @throws {BusinessError} 01000301 missing, wrong, stale or used before.
 * @throws {NoSession} signed with another key than the session's: this browser has to sign in again.
 */
export async function requireRequestSignature(
  endpoint: Endpoint,
  request: FastifyRequest,
  registeredKey: EcPublicJwk | undefined,
  { clock, nonces }: { clock: Clock; nonces: RequestNonces },
): Promise<void> {
  const header = request.headers[SIGNATURE_HEADER]
  const [path = '', ...query] = (request.raw.url ?? '').slice(API_BASE.length).split('?')
  const kept = registeredKey && request.method !== 'GET' ? 'row' : 'memory'
  const verdict = await verifyRequestSignature({
    header: typeof header === 'string' ? header : undefined,
    method: request.method,
    path,
    query: query.join('?'),
    body: request.upload ? { hash: request.upload.bodyHash } : (request.rawBody ?? NOTHING),
    now: clock.now(),
    ...(registeredKey && { registeredKey }),
    acceptIntroduced: endpoint.permission === 'anyone',
    useNonce: (nonce, expiresAt) => nonces.use(kept, nonce, expiresAt),
  })
  if (verdict.ok) return
  if (verdict.reason === 'UNKNOWN_KEY' && endpoint.permission !== 'anyone') throw new NoSession()
  throw new BusinessError('01000301')
}
