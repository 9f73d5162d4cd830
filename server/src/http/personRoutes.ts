import { rateHelp as rateEndpoint } from '@jinpiao/contract/helps'
import { getMessagePreferences, putMessagePreferences } from '@jinpiao/contract/messagePreferences'
import * as person from '@jinpiao/contract/person'
import { rateHelp } from '../acts/helpFeedback.ts'
import { messagePreferences, setMessagePreferences } from '../acts/messagePreferences.ts'
import { spend } from '../acts/quota.ts'
import { BusinessError } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import { signIns } from '../queries/signIns.ts'
import { ownPlace } from '../session/devices.ts'
import { byMail } from '../session/emailProof.ts'
import { changeEmail, changeMobile } from '../session/ownAccount.ts'
import { isNotSent } from '../session/sending.ts'
import { endSessionsOf } from '../session/sessions.ts'
import { codeSent, sendCode } from '../session/sms.ts'
import { requireEmailProof } from './emailProof.ts'
import { helpsIn } from './helps.ts'
import { onList } from './listRoutes.ts'
import type { Registration } from './register.ts'
import { inRealTime } from './services.ts'

/** What a person changes and reads of himself. */
export const registerPerson: Registration = (api) => {
  const { on, services: all } = api
  const services = inRealTime(all)
  const { database, clock, sms, mail, demoCa } = services
  onList(api, person.listSignIns, signIns, { small: true })

  on(person.endOtherSessions, async ({ identity, record }) => {
    const { personId } = identity.person
    const count = await database.write(async (tx) => {
      const ended = await endSessionsOf(tx, personId, identity.session.tokenHash)
      await record(tx, { action: 'session.endOthers', target: `person:${personId}`, after: { count: ended } })
      return ended
    })
    return { count }
  })

  /** Each number and address has its limits; without one of the person's own a session could write to any number of them. */
  async function sendCounted(personId: string, send: () => Promise<string>) {
    const day = todayOf(all.clock)
    await database.write((tx) => spend(tx, day, 'ownSms', personId))
    const code = await send().catch(async (error: unknown) => {
      if (isNotSent(error)) await database.write((tx) => spend(tx, day, 'ownSms', personId, -1))
      throw error
    })
    return codeSent(code, demoCa !== undefined)
  }

  on(person.sendOwnSms, ({ body, identity: { person: own } }) => {
    const wish = { mobile: body.mobile ?? own.mobile, scene: 'MOBILE' as const, ...ownPlace(own.personId) }
    return sendCounted(own.personId, () => sendCode(database, clock, sms, wish))
  })

  on(person.changeMobile, async ({ body, identity, commandContext }) => {
    const { personId, mobile } = identity.person
    const own = { personId, mobile, tokenHash: identity.session.tokenHash }
    return changeMobile(services, await commandContext(), own, body)
  })

  on(person.sendEmailCode, async ({ body: { email }, identity: { person: own } }) => {
    const wish = { mobile: email, scene: 'EMAIL' as const, ...ownPlace(own.personId) }
    return sendCounted(own.personId, () => sendCode(database, clock, byMail(mail), wish))
  })
  on(person.changeEmail, async (call) => {
    const { email, ...proof } = call.body
    await requireEmailProof(all, call, email, proof)
    return changeEmail(await call.commandContext(), call.identity.person.personId, email)
  })
  on(getMessagePreferences, ({ queryContext }) => messagePreferences(queryContext()))
  on(rateEndpoint, async ({ params: { id }, body: { helpful }, commandContext }) => {
    if (!helpsIn('zh-CN').some((article) => article.id === id)) throw new BusinessError('01000302')
    return rateHelp(await commandContext(), { articleId: id, helpful })
  })
  on(putMessagePreferences, async ({ body, commandContext }) => setMessagePreferences(await commandContext(), body))
}
