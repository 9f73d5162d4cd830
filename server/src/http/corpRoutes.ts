import * as corps from '@jinpiao/contract/corps'
import { getOnboarding } from '@jinpiao/contract/onboarding'
import { getRealnamePrefill, getRegistryFacts } from '@jinpiao/contract/realname'
import * as users from '@jinpiao/contract/users'
import { putCorp } from '../acts/corp.ts'
import { getCorp, readCorp } from '../queries/corps.ts'
import { corpUsers, getAssignableRoles, readUser } from '../queries/corpUsers.ts'
import { getOnboarding as onboarding } from '../queries/onboarding.ts'
import { getRealnamePrefill as prefill } from '../queries/realnamePrefill.ts'
import { accessLog, corpChanges } from '../queries/trails.ts'
import { addUser, rebindUserKey, resetUserPassword, setRoles, setUserState } from '../session/corpUsers.ts'
import { onList } from './listRoutes.ts'
import type { Api, Registration } from './register.ts'

/** The enterprise itself. Whatever shows a number in full is audited, and the administrator reads it. */
export const registerCorp: Registration = (api) => {
  const { on, services } = api
  on(corps.getCorp, ({ queryContext }) => getCorp(queryContext()))
  on(corps.putCorp, async ({ body, commandContext }) => putCorp(await commandContext(), body))
  on(corps.getCorpNumbers, async ({ queryContext, record }) => {
    const { read, actor } = queryContext()
    const { contactMobile, legalIdCode } = await readCorp(read, actor.fkCorp)
    const target = `corp:${actor.fkCorp}`
    await services.database.write((tx) => record(tx, { action: 'corp.unmask', target }))
    return { contactMobile, legalIdCode }
  })
  onList(api, corps.listCorpChanges, corpChanges, { small: true })
  on(getOnboarding, ({ queryContext }) => onboarding(queryContext()))
  on(getRegistryFacts, async ({ queryContext }) => {
    const { actor } = queryContext()
    const found = await services.registry?.find(actor.creditCode)
    // Of another name it is another company, whatever the code says.
    return found?.corpName === actor.corpName ? found : null
  })
  on(getRealnamePrefill, async ({ queryContext, record }) => {
    const context = queryContext()
    const found = await prefill(context)
    const target = `corp:${context.actor.fkCorp}`
    if (found) await services.database.write((tx) => record(tx, { action: 'corp.unmask', target }))
    return found
  })
}

/** Its people. */
export const registerUsers: Registration = (api: Api) => {
  const { on, services } = api
  const sending = { sms: services.sms, demo: services.demoCa !== undefined }
  onList(api, users.listUsers, corpUsers, { small: true })
  onList(api, users.listAccess, accessLog, { small: true })
  on(users.getAssignableRoles, ({ queryContext }) => getAssignableRoles(queryContext()))
  on(users.addUser, async ({ body, commandContext }) => addUser(await commandContext(), body, sending))
  on(users.setRoles, async ({ params, body, commandContext }) =>
    setRoles(await commandContext(), { ...params, ...body }),
  )
  on(users.setUserState, async ({ params, body, commandContext }) =>
    setUserState(await commandContext(), { ...params, ...body }),
  )
  on(users.resetUserPassword, async ({ params, body, commandContext }) =>
    resetUserPassword(await commandContext(), { ...params, ...body }, sending),
  )
  on(users.rebindUserKey, async ({ params, body, commandContext }) =>
    rebindUserKey(await commandContext(), { ...params, ...body }),
  )
  on(users.getUserNumbers, async ({ params, queryContext, record }) => {
    const { read, actor } = queryContext()
    const { userId, mobile, idCode } = await readUser(read, actor.fkCorp, params.userId)
    await services.database.write((tx) => record(tx, { action: 'user.unmask', target: `user:${userId}` }))
    return { mobile, idCode }
  })
}
