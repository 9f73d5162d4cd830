import {
  changePassword,
  checkLicence,
  chooseLanguage,
  extendSession as extendSessionEndpoint,
  getChainCreditInfo,
  getControlsEnabled,
  getLineWhiteUser,
  getSecurity,
  logout,
  remainingSession,
} from '@jinpiao/contract/session'
import { fenToDecimal } from '@jinpiao/values/money'
import type { FastifyRequest } from 'fastify'
import { runCommand } from '../acts/command.ts'
import { isUkeyControlOn } from '../db/settings.ts'
import { BusinessError } from '../domain/businessError.ts'
import { instantOf, todayOf } from '../domain/clock.ts'
import { drawableOf, lineOf } from '../loans/agreements.ts'
import { hashNewPassword, requirePassword, storePassword } from '../session/attempts.ts'
import { placeOf } from '../session/devices.ts'
import { loadIdentity } from '../session/identity.ts'
import { openPassword } from '../session/passwordKeys.ts'
import { describeSecurity } from '../session/security.ts'
import { endSession, SESSION_COOKIE } from '../session/sessions.ts'
import { identify } from './access.ts'
import { fromOf } from './devices.ts'
import type { Api } from './register.ts'
import { inRealTime } from './services.ts'

const PORTAL = '/cv3/'
const LOGIN_PAGE = `${PORTAL}login`

/** What a signed-in person asks about himself, and the way out. */
export function registerSession({ on, services: all }: Api): void {
  const services = inRealTime(all)
  const { database, clock } = services

  on(getSecurity, async ({ query, identity, record }) => {
    const { session, role, roles } = identity
    const wanted = roles.find((candidate) => candidate.pkRole === query.currentRole3)
    // An unknown role is not an error (spec §4: the role may have been taken away since it was stored).
    const next = wanted ?? (query.currentRole3 === undefined ? role : roles[0]) ?? role
    const { otherVersionUrl } = (await services.platform.current()).document
    const wish = { ...query, canSwitchVersion: otherVersionUrl !== '' }
    if (next.pkRole === role.pkRole) return describeSecurity(database.read, clock, identity, wish)
    const { tokenHash } = session
    await database.write(async (tx) => {
      await tx.updateTable('session').set({ pkRole: next.pkRole }).where('tokenHash', '=', tokenHash).execute()
      const [before, after] = [role, next].map(({ roleCode }) => ({ roleCode }))
      await record(tx, { action: 'session.role', target: `person:${identity.person.personId}`, before, after })
    })
    const switched = await loadIdentity(database.read, clock, { ...session, pkRole: next.pkRole })
    return describeSecurity(database.read, clock, switched ?? identity, wish)
  })

  on(changePassword, async ({ body, identity, commandContext, request, reply }) => {
    const { person, session } = identity
    const old = await openPassword(services, 'CURRENT', body.oldPassword)
    const next = await openPassword(services, 'NEW', body.newPassword)
    // An open session is no place to try passwords: failures count and lock as at the login.
    const place = await placeOf(database.read, fromOf(request, reply), person.personId)
    await requirePassword(database, clock, { mobile: person.mobile, person, place }, old, '01000110')
    if (old === next) throw new BusinessError('01000111').at('newPassword')
    const passwordHash = await hashNewPassword(next, person.mobile, 'newPassword')
    // The input that idempotency compares and the audit log keep never holds a password.
    const { permission } = changePassword
    return runCommand(await commandContext(), { name: 'password.change', permission }, {}, async ({ tx, facts }) => {
      await storePassword(tx, instantOf(clock), { person, passwordHash, keepSession: session.tokenHash })
      facts.push({ action: 'password.change', target: `person:${person.personId}` })
      return {}
    })
  })

  on(chooseLanguage, async ({ body, identity: { person } }) => {
    const { personId } = person
    await database.write((tx) => tx.updateTable('person').set(body).where('personId', '=', personId).execute())
    return {}
  })

  // `admit` has already moved the deadline of whatever is not passive.
  on(extendSessionEndpoint, async ({ identity }) => ({ expiresAt: identity.session.expiresAt }))
  on(remainingSession, async ({ identity }) => ({ expiresAt: identity.session.expiresAt }))

  on(logout, async ({ query, request, reply, record }) => {
    // A link or a picture of another site: whoever is signed in stays so, and sees the portal.
    if (isFromElsewhere(request)) {
      await reply.redirect(PORTAL, 302)
      return {}
    }
    const identity = await identify(services, request)
    // Only a session that there is: a cookie of nobody's must not make the one writer wait.
    if (identity) {
      await database.write(async (tx) => {
        await endSession(tx, request.cookies[SESSION_COOKIE] ?? '')
        await record(tx, { action: 'session.logout', target: `person:${identity.person.personId}` })
      })
    }
    reply.clearCookie(SESSION_COOKIE, { path: '/' })
    const { loginUrl } = (await services.platform.current()).document
    const origin = `${request.protocol}://${request.host}`
    await reply.redirect(afterLogout(query.redirect_url, origin, loginUrl), 302)
    return {}
  })

  on(getControlsEnabled, () => isUkeyControlOn(database.read))

  on(checkLicence, async ({ identity: { corp } }) => {
    if (corp.licenceTo !== null && corp.licenceTo < todayOf(all.clock)) throw new BusinessError('03000280')
    return { licenceName: corp.licenceName ?? corp.corpName, licenceTo: corp.licenceTo ?? '' }
  })

  on(getLineWhiteUser, async ({ identity: { corp } }) => {
    const line = await lineOf(database.read, corp.pkCorp)
    return {
      lineAgreementTime: corp.lineAgreementTime,
      lineAmount: line ? fenToDecimal(line.lineFen) : null,
      lineAvailable: line ? fenToDecimal(drawableOf(line)) : null,
    }
  })
  on(getChainCreditInfo, async ({ identity: { corp } }) => ({ isEnabled: corp.chainCreditEnabled === 1 }))
}

/**
 * Path and query of an address of this origin; anything else leads to the platform's login (no open redirect). That alone
 * may be elsewhere: the portal's own login page stands for it (Q22).
 */
export function afterLogout(address: string | undefined, origin: string, loginUrl: string): string {
  if (address === undefined || !URL.canParse(address, origin)) return loginUrl
  const url = new URL(address, origin)
  // `/.//evil` and `http://ours//evil` are of this origin, and their path alone is the address of another one.
  const path = url.pathname.replace(/^\/{2,}/, '/')
  if (url.origin !== new URL(origin).origin) return loginUrl
  if (path !== LOGIN_PAGE) return path + url.search + url.hash
  const query = loginUrl.includes('?') ? url.search.replace('?', '&') : url.search
  return loginUrl + query + url.hash
}

/**
 * Whether another site has made the browser ask. `none`: the person has, by the address bar or a bookmark. A client that
 * is no browser, and one too old to say, sends nothing.
 */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
