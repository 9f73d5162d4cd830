import type { ParsedBody } from '@jinpiao/contract/endpoint'
import {
  getPublicKeys,
  getUkeyChallenge,
  loginByPassword,
  loginBySms,
  loginByUkey,
  resetPassword,
  sendSms,
  setFirstPassword,
} from '@jinpiao/contract/session'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import { publicPasswordKey } from '@jinpiao/ukey/passwordDecipher'
import type { EcPublicJwk } from '@jinpiao/ukey/thumbprint'
import { namedBy } from '@jinpiao/values/companyName'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Recorded, writeAudit } from '../acts/audit.ts'
import { BusinessError } from '../domain/businessError.ts'
import { instantOf, MINUTE_MS } from '../domain/clock.ts'
import { administratorOf } from '../session/administrators.ts'
import { hashNewPassword, storePassword } from '../session/attempts.ts'
import { giveChallenge } from '../session/challenges.ts'
import { browserOf, placeOf } from '../session/devices.ts'
import { takeFirstLink } from '../session/firstLink.ts'
import {
  type Client,
  type Entered,
  enterByPassword,
  enterBySms,
  enterByUkey,
  personById,
  personByMobile,
  requireActive,
  usersOf,
} from '../session/login.ts'
import { openPassword } from '../session/passwordKeys.ts'
import { SESSION_COOKIE } from '../session/sessions.ts'
import { codeSent, sendCode, takeCode } from '../session/sms.ts'
import { createTryLimit } from '../session/tryLimit.ts'
import { challengeUkey, userOfUkey } from '../session/ukeyLogin.ts'
import { fromOf } from './devices.ts'
import type { Api } from './register.ts'
import { inRealTime } from './services.ts'
import { vouchOf } from './vouching.ts'

const PASSWORD_NONCE_MINUTES = 10
/** Right for nobody. */
const NO_CODE = ''

/** Everything that works without a session: the three ways in, and the way back to a lost password. */
export function registerLogin({ on, services: all }: Api): void {
  const services = inRealTime(all)
  const { database, clock, passwordKeys, sms, demoCa } = services
  const limit = createTryLimit(clock)

  /** A platform that does not offer a way (Q21) does not take it from elsewhere either. @throws {BusinessError} 01000202. */
  async function requireWay(isOffered: (platform: PlatformDocument) => boolean): Promise<void> {
    if (!isOffered((await services.platform.current()).document)) throw new BusinessError('01000202')
  }

  on(getPublicKeys, async () => {
    const { nonce } = giveChallenge(services, { purpose: 'password', ttlMs: PASSWORD_NONCE_MINUTES * MINUTE_MS })
    return { keys: passwordKeys.map(publicPasswordKey), nonce }
  })

  on(loginByPassword, async (call) => {
    const { body } = call
    await requireWay(({ isOrgLogin }) => isOrgLogin)
    const entered = await limit.counting(call.ip, async () => {
      const password = await openPassword(services, 'LOGIN', body.password)
      return enterByPassword(services, { ...body, password }, clientOf(call, body.requestKey))
    })
    return enter(call.reply, entered)
  })

  on(loginBySms, async (call) => {
    const { body } = call
    await requireWay(({ authType }) => authType !== 'UKEY')
    const entered = await limit.counting(call.ip, () => enterBySms(services, body, clientOf(call, body.requestKey)))
    return enter(call.reply, entered)
  })

  on(getUkeyChallenge, async ({ query, request }) => {
    const { platformName } = (await services.platform.current()).document
    return challengeUkey(services, { ...query, platformName, purpose: 'ukey-login' }, vouchOf(services, request))
  })

  on(loginByUkey, async (call) => {
    const { body } = call
    await requireWay(({ authType }) => authType !== 'SMS')
    const entered = await limit.counting(call.ip, async () => {
      const password = await openPassword(services, 'LOGIN', body.password)
      const userId = await userOfUkey(services, body)
      return enterByUkey(services, { userId, password }, clientOf(call, body.requestKey))
    })
    return enter(call.reply, entered)
  })

  on(sendSms, async ({ body, request, reply }) => {
    const from = fromOf(request, reply)
    const person = await personByMobile(database.read, body.mobile)
    const place = await placeOf(database.read, from, person?.personId)
    const wish = { ...body, place, browser: browserOf(from) }
    const code = await limit.sendingCode(from.ip, () => sendCode(database, clock, sms, wish))
    return codeSent(code, demoCa !== undefined)
  })

  on(resetPassword, (call) =>
    limit.counting(call.ip, () => reset(call.body, call, browserOf(fromOf(call.request, call.reply)))),
  )

  on(setFirstPassword, (call) => limit.counting(call.ip, () => setFirst(call.body, call)))

  /** A password that is refused leaves the link as it was. */
  async function setFirst(
    { token, password: sent }: ParsedBody<typeof setFirstPassword>,
    context: Recorded['context'],
  ) {
    const password = await openPassword(services, 'NEW', sent)
    await database.write(async (tx) => {
      const at = instantOf(clock)
      const personId = await takeFirstLink(tx, clock, token)
      const person = personId === undefined ? undefined : await personById(tx, personId)
      if (person === undefined) throw new BusinessError('01000119')
      // Who has lost the role since has lost the link with it.
      const user = await administratorOf(tx, services.operatorCreditCode ?? '', person.mobile)
      if (user === undefined) throw new BusinessError('01000119')
      await storePassword(tx, at, { person, passwordHash: await hashNewPassword(password, person.mobile) })
      const actor = { fkCorp: user.fkCorp, personId: person.personId, personName: person.personName }
      const facts = [{ action: 'password.first', target: `person:${person.personId}` }]
      await writeAudit({ tx, context, actor, at, facts })
    })
    return {}
  }

  async function reset(body: ParsedBody<typeof resetPassword>, context: Recorded['context'], browser: string) {
    const { corpName, mobile, code, idCodeTail } = body
    const password = await openPassword(services, 'NEW', body.password)
    const passwordHash = await hashNewPassword(password, mobile)
    // A guess at the ID card is a try of the code, as a wrong code is: five are all, and a slip costs one of them.
    const person = await personByMobile(database.read, mobile)
    const user = person && namedBy(await usersOf(database.read, person.personId), corpName, (row) => row.corpName)
    const fits = user !== undefined && person?.idCode.endsWith(idCodeTail) === true
    const proof = { mobile, scene: 'RESET', browser, code: fits ? code : NO_CODE } as const
    const right = await database.write((tx) => takeCode(tx, clock, proof))
    if (!right || !user || !person) throw new BusinessError('01000108')
    requireActive(person, user)
    const at = instantOf(clock)
    const { personId, personName } = person
    const actor = { fkCorp: user.fkCorp, personId, personName }
    const facts = [{ action: 'password.reset', target: `person:${personId}` }]
    await database.write(async (tx) => {
      await storePassword(tx, at, { person, passwordHash })
      await writeAudit({ tx, context, actor, at, facts })
    })
    return {}
  }
}

type Calling = Recorded['context'] & { request: FastifyRequest; reply: FastifyReply }
const clientOf = ({ userAgent, requestId, request, reply }: Calling, requestKey: EcPublicJwk): Client => ({
  ...fromOf(request, reply),
  userAgent,
  requestId,
  requestKey,
  earlierToken: request.cookies[SESSION_COOKIE],
})

/** The cookie of the new session; without `secure` on plain http, where the browser would drop it. */
function enter(reply: FastifyReply, entered: Entered) {
  if ('choices' in entered) return { needUpdatePwd: false, homeUrl: '', choices: entered.choices }
  const { token, needUpdatePwd, homeUrl } = entered
  const secure = reply.request.protocol === 'https'
  reply.setCookie(SESSION_COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure })
  return { needUpdatePwd, homeUrl }
}
