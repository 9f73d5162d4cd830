import type { Endpoint, ParsedBody, ParsedParams, ParsedQuery } from '@jinpiao/contract/endpoint'
import type { Language } from '@jinpiao/contract/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AuditFact, writeAudit } from '../acts/audit.ts'
import type { Actor, CommandContext, QueryContext } from '../acts/context.ts'
import type { Writer } from '../db/database.ts'
import { isUkeyControlOn } from '../db/settings.ts'
import { instantOf } from '../domain/clock.ts'
import type { Outsider } from '../outside/outsiders.ts'
import type { Identity } from '../session/identity.ts'
import type { Stranger } from '../session/tickets.ts'
import { languageOf, NoSession } from './answers.ts'
import type { Services } from './services.ts'
import { vouchOf } from './vouching.ts'

/** One request after all checks, as its handler sees it. */
export interface Call<E extends Endpoint> {
  params: ParsedParams<E>
  query: ParsedQuery<E>
  body: ParsedBody<E>
  language: Language
  services: Services
  /** Who is signed in. @throws {NoSession} on public endpoints without a session. */
  identity: Identity
  /** The institution that calls. @throws {NoSession} where the endpoint is not for institutions. */
  outsider: Outsider
  /** Who has proved a mobile number. @throws {NoSession} where the endpoint asks for no ticket. */
  stranger: Stranger
  /** `x-request-id`, or a new one (I24). */
  requestId: string
  ip: string
  userAgent: string
  request: FastifyRequest
  reply: FastifyReply
  queryContext(): QueryContext
  commandContext(): Promise<CommandContext>
  /** Audits what is no command, such as a download. Last in its transaction, as in a command. */
  record(tx: Writer, ...facts: AuditFact[]): Promise<void>
}

/** Who calls: a person by its session, or an institution by its key; nobody on public endpoints. */
export interface Caller {
  identity?: Identity | undefined
  outsider?: Outsider | undefined
  stranger?: Stranger | undefined
}

export function createCall<E extends Endpoint>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  input: Pick<Call<E>, 'params' | 'query' | 'body'>,
): Call<E> {
  const { database, clock, wall } = services
  const language = languageOf(request)
  const identity = (): Identity => {
    if (!caller.identity) throw new NoSession()
    return caller.identity
  }
  const client = {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
  }
  return {
    ...input,
    ...client,
    language,
    services,
    request,
    reply,
    get identity() {
      return identity()
    },
    get outsider() {
      if (!caller.outsider) throw new NoSession()
      return caller.outsider
    },
    get stranger() {
      if (!caller.stranger) throw new NoSession()
      return caller.stranger
    },
    // Closures, because handlers take the two out of the call.
    queryContext: () => ({ read: database.read, clock, language, actor: actorOf(identity()) }),
    commandContext: async () => {
      const [controlEnabled, platform] = await Promise.all([
        isUkeyControlOn(database.read),
        services.platform.current(),
      ])
      const { platformName } = platform.document
      const { trustedCas: ca, ukeyDriver: driver } = services
      const vouch = vouchOf(services, request)
      const signing = { controlEnabled, ca, platformName, driver, ...(vouch && { vouch }) }
      const actor = actorOf(identity())
      return { database, clock, wall, actor, language, signing, ...client }
    },
    record: (tx, ...facts) =>
      writeAudit({ tx, context: client, actor: actorOf(identity()), at: instantOf(clock), facts }),
  }
}

/** What commands and queries know of the caller; nothing of it comes from the client. */
export const actorOf = ({ person, user, corp, role, permissions }: Identity): Actor => ({
  personId: person.personId,
  personName: person.personName,
  userId: user.userId,
  fkCorp: corp.pkCorp,
  corpName: corp.corpName,
  creditCode: corp.creditCode,
  userType: corp.userType as Actor['userType'],
  roleCode: role.roleCode,
  post: role.post,
  permissions,
  certNumber: user.certNumber,
})
