import { ACTING_HEADER, OTHER_IDENTITY, statedIdentity } from '@jinpiao/contract/acting'
import type { ActFlag, Endpoint } from '@jinpiao/contract/endpoint'
import { parseSignatureHeader, SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import type { FastifyRequest } from 'fastify'
import { requirePermission, requirePost } from '../acts/command.ts'
import { BusinessError } from '../domain/businessError.ts'
import { outsiderByKid } from '../outside/institutionKeys.ts'
import type { Outsider } from '../outside/outsiders.ts'
import { type Identity, loadIdentity } from '../session/identity.ts'
import { findSession, SESSION_COOKIE, whyEnded } from '../session/sessions.ts'
import { NoSession } from './answers.ts'
import type { Services } from './services.ts'

/** Who is calling, by the session cookie; `undefined` for nobody. */
export async function identify(
  { database, wall }: Pick<Services, 'database' | 'wall'>,
  request: FastifyRequest,
): Promise<Identity | undefined> {
  const token = request.cookies[SESSION_COOKIE]
  if (token === undefined) return undefined
  const session = await findSession(database.read, wall, token)
  return session && loadIdentity(database.read, wall, session)
}

/** Whether the session of its cookie lives. Who that is, and whether he may still act, is asked when the body has come. */
export async function hasSession(
  { database, wall }: Pick<Services, 'database' | 'wall'>,
  request: FastifyRequest,
): Promise<boolean> {
  const token = request.cookies[SESSION_COOKIE]
  return token !== undefined && (await findSession(database.read, wall, token)) !== undefined
}

/** Nobody, and why the session is over that the browser still has. */
export async function noSession(
  { database, wall }: Pick<Services, 'database' | 'wall'>,
  request: FastifyRequest,
): Promise<NoSession> {
  const token = request.cookies[SESSION_COOKIE]
  return new NoSession(token === undefined ? undefined : await whyEnded(database.read, wall, token))
}

/** The institution whose registered key a request names; undefined for an unknown key. Its signature is still to be verified. */
export async function outsiderOf(
  { outsiders = [], database, wall }: Pick<Services, 'outsiders' | 'database' | 'wall'>,
  request: FastifyRequest,
): Promise<Outsider | undefined> {
  const header = request.headers[SIGNATURE_HEADER]
  const kid = typeof header === 'string' ? parseSignatureHeader(header)?.kid : undefined
  if (kid === undefined) return undefined
  return outsiders.find((outsider) => outsider.kid === kid) ?? outsiderByKid(database.read, wall, kid)
}

/**
 * A page acts only as whom it shows: the session may have passed to somebody else, or to another role, in another window.
 * Clients that show nobody state nothing.
 * @throws {BusinessError} 01000204.
 */
export function requireStatedIdentity(request: FastifyRequest, { user, role }: Identity): void {
  const stated = request.headers[ACTING_HEADER]
  const { userId } = user
  if (stated !== undefined && stated !== statedIdentity({ userId, pkRole: role.pkRole })) {
    throw new BusinessError(OTHER_IDENTITY)
  }
}

/**
 * The access rules of an endpoint, one after the other.
 * @throws {NoSession} nobody is signed in.
 * @throws {BusinessError} 03000101 password expired (I28), 03000102 it is the first one, 01000202 not in the menu of the current role (I21), or not for its post.
 */
export function requireAccess(endpoint: Endpoint, identity: Identity | undefined): void {
  if (endpoint.permission === 'anyone') return
  if (!identity) throw new NoSession()
  if (endpoint.openWhenPasswordExpired !== true && identity.needUpdatePwd)
    throw new BusinessError(identity.isFirstPwd ? '03000102' : '03000101')
  requirePermission(identity, endpoint.permission)
  requirePost(identity.role, endpoint.posts)
}

/** @throws {BusinessError} 01000202 the platform has switched one of them off. */
export function requireFlags(flags: readonly ActFlag[], document: PlatformDocument): void {
  if (!flags.every((flag) => isOn(flag, document))) throw new BusinessError('01000202')
}

/** A platform that lets people register elsewhere, or nowhere, takes no registration here. */
const isOn = (flag: ActFlag, document: PlatformDocument): boolean =>
  flag === 'registerUrl' ? /^(\/cv3)?\/register\/?$/.test(document.registerUrl) : document[flag]
