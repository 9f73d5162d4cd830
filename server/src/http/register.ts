import { bodyLimitOf, type DataOf, type Endpoint } from '@jinpiao/contract/endpoint'
import { API_BASE } from '@jinpiao/contract/envelope'
import type { AnyListEndpoint } from '@jinpiao/contract/list'
import type { EcPublicJwk } from '@jinpiao/ukey/thumbprint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { parseInput } from '../domain/validation.ts'
import type { Listing } from '../queries/listing/page.ts'
import type { Identity } from '../session/identity.ts'
import { createRequestNonces, type RequestNonces } from '../session/requestNonces.ts'
import { extendSession } from '../session/sessions.ts'
import { requireTicket } from '../session/tickets.ts'
import { type CallLimit, createCallLimit } from '../session/tryLimit.ts'
import {
  hasSession,
  identify,
  noSession,
  outsiderOf,
  requireAccess,
  requireFlags,
  requireStatedIdentity,
} from './access.ts'
import { languageOf, NoSession, success } from './answers.ts'
import { type Call, type Caller, createCall } from './call.ts'
import { readJson } from './jsonBody.ts'
import { requireRequestSignature } from './requestSignature.ts'
import { inRealTime, type Services } from './services.ts'

/** Answers one endpoint. A binary one sends its file through `call.reply` and returns that. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<DataOf<E>>

export interface Api {
  services: Services
  /** Every endpoint that has a handler, for the OpenAPI page and for tests. */
  endpoints: Endpoint[]
  /** Every list, for the test of their indexes. */
  lists: RegisteredList[]
  on<E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** Before the server closes: what would keep connections open ends. */
  onClose(work: () => void): void
}

export interface RegisteredList {
  endpoint: AnyListEndpoint
  list: Listing<object>
  /** An enterprise has fewer than 50 rows of it: its orders and filters need no index. */
  small?: true
}

/** Registers the endpoints of one area. */
export type Registration = (api: Api) => void

/** The registration of endpoints: each becomes a route with the same checks in the same order. */
export function createApi(app: FastifyInstance, services: Services): Api {
  const nonces = createRequestNonces(services.database, services.wall)
  const strangers = createCallLimit(services.wall)
  const endpoints: Endpoint[] = []
  return {
    services,
    endpoints,
    lists: [],
    onClose(work) {
      app.addHook('preClose', async () => work())
    },
    on(endpoint, handler) {
      endpoints.push(endpoint)
      app.route({
        method: endpoint.method,
        url: API_BASE + endpoint.path,
        bodyLimit: bodyLimitOf(endpoint),
        ...(endpoint.multipart && { config: { takesUpload: true } }),
        ...((endpoint.body || endpoint.multipart) && {
          onRequest: (request) => beforeBody(services, strangers, endpoint, request),
        }),
        handler: async (request, reply) => {
          try {
            const call = await admit(services, nonces, endpoint, request, reply)
            const data = await handler(call)
            if (endpoint.binary || reply.sent) return reply
            // Through the contract's schema: what it does not name stays here, whatever a query has read.
            const answer = z.parse(endpoint.data, data)
            // Answers hold what one person may see: no cache keeps them.
            return reply.header('cache-control', 'no-store').send(success(answer))
          } finally {
            // Refused or failed: nothing of the file stays. What the handler has kept is elsewhere by now.
            if (request.upload?.file) await services.files.discard(request.upload.file)
          }
        },
      })
    },
  }
}

/** Of nobody who may not call is a byte read, and of strangers only so many calls a minute. */
async function beforeBody(
  services: Services,
  strangers: CallLimit,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (endpoint.withTicket) requireTicket(inRealTime(services), request.headers)
  if (endpoint.permission === 'anyone') return strangers.called(request.ip)
  const known = endpoint.permission === 'outside' ? outsiderOf(services, request) : hasSession(services, request)
  if (!(await known)) throw await noSession(services, request)
}

/** Who, how signed, allowed, well-formed: in this order, because each answer presumes the one before. */
async function admit<E extends Endpoint>(
  services: Services,
  nonces: RequestNonces,
  endpoint: E,
  request: Parameters<typeof identify>[1],
  reply: Call<E>['reply'],
): Promise<Call<E>> {
  const caller = endpoint.permission === 'outside' ? await admitOutsider() : await admitCaller()
  if (endpoint.flags) requireFlags(endpoint.flags, (await services.platform.current()).document)
  const { names } = endpoint
  const language = languageOf(request)
  return createCall<E>(services, request, reply, caller, {
    params: parseInput(endpoint.params, request.params, language, names),
    query: parseInput(endpoint.query, request.query, language, names),
    body: endpoint.multipart ? undefined : parseInput(endpoint.body, readJson(request.rawBody), language, names),
  } as Pick<Call<E>, 'params' | 'query' | 'body'>)

  /** A person, or a stranger: by then the signature has proved the key that a ticket is bound to. */
  async function admitCaller(): Promise<Caller> {
    const identity = await admitPerson()
    if (!endpoint.withTicket) return { identity }
    return { identity, stranger: requireTicket(inRealTime(services), request.headers) }
  }

  async function admitPerson(): Promise<Identity | undefined> {
    const { database, wall } = services
    const identity = await identify(services, request)
    const mustBeSignedIn = endpoint.permission !== 'anyone'
    if (mustBeSignedIn && !identity) throw await noSession(services, request)
    if (!endpoint.unsigned) {
      await requireRequestSignature(endpoint, request, keyOf(identity), { clock: wall, nonces })
    }
    if (identity && mustBeSignedIn) requireStatedIdentity(request, identity)
    if (identity && mustBeSignedIn && !endpoint.passive) {
      identity.session.expiresAt = await extendSession(database, wall, identity.session)
    }
    requireAccess(endpoint, identity)
    return identity
  }

  /** An institution has no session: it is whose key has signed, and no cookie counts. */
  async function admitOutsider(): Promise<Caller> {
    const outsider = await outsiderOf(services, request)
    if (!outsider) throw new NoSession()
    await requireRequestSignature(endpoint, request, outsider.key, { clock: services.wall, nonces })
    return { outsider }
  }
}

function keyOf(identity: Identity | undefined): EcPublicJwk | undefined {
  const key = identity?.session.requestKey
  return key ? (JSON.parse(key) as EcPublicJwk) : undefined
}
