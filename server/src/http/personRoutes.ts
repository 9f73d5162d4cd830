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
import { changeEmail, changeMobile } from '../session/ownAccount.ts'
import { isNotSent } from '../session/sending.ts'
import { endSessionsOf } from '../session/sessions.ts'
import { codeSent, sendCode } from '../session/sms.ts'
import { helpsIn } from './helps.ts'
import { onList } from './listRoutes.ts'
import type { Registration } from './register.ts'
import { inRealTime } from './services.ts'

/** What a person changes and reads of himself. */
export const registerPerson: Registration = (api) => {
  const { on, services: all } = api
  const services = inRealTime(all)
  const { database, clock, sms, demoCa } = services
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

  on(person.sendOwnSms, async ({ body, identity }) => {
    const { personId, mobile } = identity.person
    // Each number has its limits; without one of the person's own a session could write to any number of them.
    const day = todayOf(all.clock)
    await database.write((tx) => spend(tx, day, 'ownSms', personId))
    const code = await sendCode(database, clock, sms, {
      mobile: body.mobile ?? mobile,
      scene: 'MOBILE',
      ...ownPlace(personId),
    }).catch(async (error: unknown) => {
      if (isNotSent(error)) await database.write((tx) => spend(tx, day, 'ownSms', personId, -1))
      throw error
    })
    return codeSent(code, demoCa !== undefined)
  })

  on(person.changeMobile, async ({ body, identity, commandContext }) => {
    const { personId, mobile } = identity.person
    const own = { personId, mobile, tokenHash: identity.session.tokenHash }
    return changeMobile(services, await commandContext(), own, body)
  })

  on(person.changeEmail, async ({ body, identity, commandContext }) =>
    changeEmail(await commandContext(), identity.person.personId, body.email),
  )
  on(getMessagePreferences, ({ queryContext }) => messagePreferences(queryContext()))
  on(rateEndpoint, async ({ params: { id }, body: { helpful }, commandContext }) => {
    if (!helpsIn('zh-CN').some((article) => article.id === id)) throw new BusinessError('01000302')
    return rateHelp(await commandContext(), { articleId: id, helpful })
  })
  on(putMessagePreferences, async ({ body, commandContext }) => setMessagePreferences(await commandContext(), body))
}
