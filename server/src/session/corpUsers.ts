import type { ParsedBody } from '@jinpiao/contract/endpoint'
import { type Post, roles } from '@jinpiao/contract/roles'
import { findNewUserProblems, rolesProblem, stateProblem } from '@jinpiao/contract/userRules'
import * as users from '@jinpiao/contract/users'
import { type Act, runCommand } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { newPk } from '../acts/keys.ts'
import { lockRow } from '../acts/locks.ts'
import { type Notice, notify } from '../acts/notify.ts'
import { BusinessError, refuse } from '../domain/businessError.ts'
import { keyPosts } from '../domain/keyPosts.ts'
import type { SmsGateway } from '../outside/smsGateway.ts'
import { assignableRoles, postsOf, readUsers, type StoredUser, userFactsOf } from '../queries/corpUsers.ts'
import { firstPassword, giveFirstPassword, LONG_AGO } from './firstPassword.ts'
import { hashPassword } from './password.ts'
import { noGateway, sendFailed } from './sending.ts'
import { disableUser, setKeyPosts } from './userChanges.ts'

/** What a password is sent by; `demo`: it stands in the answer. */
export interface Sending {
  sms: SmsGateway | undefined
  demo: boolean
}
type Definition = Pick<typeof users.setRoles, 'permission' | 'posts'>

/**
 * One act on a user by somebody of the enterprise: all of its users stand still, so that two administrators at once leave it
 * its director (I22).
 * @throws {BusinessError} 01000302 it has no such user, 99000409 he has been changed meanwhile.
 */
function onUser<Input extends { userId: string; version: number }, Answer>(
  context: CommandContext,
  name: string,
  { permission, posts }: Definition,
  input: Input,
  work: (act: Act, user: StoredUser, all: readonly StoredUser[]) => Promise<Answer>,
): Promise<Answer> {
  return runCommand(context, { name, permission, posts }, input, async (act) => {
    const { tx, actor } = act
    await lockRow(tx, 'corp', { pkCorp: actor.fkCorp })
    const all = await readUsers(tx, actor.fkCorp)
    const user = all.find(({ userId }) => userId === input.userId)
    if (!user) throw new BusinessError('01000302')
    if (user.version !== input.version) throw new BusinessError('99000409')
    return work(act, user, all)
  })
}

/** Counts the change, so that another page does not decide by what it still shows. */
async function touch({ tx }: Act, { userId, version }: StoredUser): Promise<{ version: number }> {
  const next = version + 1
  await tx.updateTable('corp_user').set({ version: next }).where('userId', '=', userId).execute()
  return { version: next }
}

const target = ({ userId }: Pick<StoredUser, 'userId'>) => `user:${userId}`
const page = '/my/enterprise-info/user/list'

/** Tells every director, and the person, once each. */
async function tell(
  act: Act,
  user: Pick<StoredUser, 'userId' | 'personId'>,
  isDirector: boolean,
  notice: Pick<Notice, 'name' | 'params'>,
) {
  const { fkCorp } = act.actor
  const risk = { ...notice, messageType: 'RISK', target: target(user) } as const
  await notify(act, fkCorp, { posts: ['DIRECTOR'] }, { ...risk, link: page })
  if (!isDirector) await notify(act, fkCorp, { personId: user.personId }, risk)
}

/** Codes of roles as a notice keeps them; nobody's roles are the default one. */
const codesOf = (held: StoredUser['roles']) => held.map(({ roleCode }) => roleCode).join(',') || 'ROLE_CORP_DEFAULT'

/** A new user, or a person of another enterprise who works for this one, too. */
export async function addUser(
  context: CommandContext,
  body: ParsedBody<typeof users.addUser>,
  sending: Sending,
): Promise<{ userId: string; demoPassword?: string }> {
  const password = firstPassword()
  const passwordHash = await hashPassword(password)
  let isNew = false
  const definition = { name: 'USER.ADD', permission: users.addUser.permission, posts: users.addUser.posts }
  const answer = await runCommand(context, definition, body, async (act) => {
    const { tx, actor, at, today, facts } = act
    await lockRow(tx, 'corp', { pkCorp: actor.fkCorp })
    const person = await tx.selectFrom('person').selectAll().where('mobile', '=', body.mobile).executeTakeFirst()
    const sameCard = await tx.selectFrom('person').select('mobile').where('idCode', '=', body.idCode).executeTakeFirst()
    const all = await readUsers(tx, actor.fkCorp)
    const assignable = await assignableRoles(tx, actor.fkCorp)
    refuse(
      findNewUserProblems(body, {
        today,
        isUser: all.some(({ personId }) => personId === person?.personId),
        isOther: isOtherPerson(body, person) || (sameCard !== undefined && sameCard.mobile !== body.mobile),
        assignable: assignable.map(({ pkRole }) => pkRole),
      }),
    )
    isNew = person === undefined
    // Somebody who is known has a password already, and needs no message.
    if (isNew && sending.sms === undefined) throw await noGateway(tx)
    const personId = person?.personId ?? newPk()
    if (isNew) {
      const { mobile, personName, idCode } = body
      const row = { personId, mobile, personName, idCode, passwordHash, pwdChangedAt: LONG_AGO }
      await tx.insertInto('person').values(row).execute()
    }
    const userId = newPk()
    await tx.insertInto('corp_user').values({ userId, fkCorp: actor.fkCorp, personId, createdAt: at }).execute()
    await giveRoles(act, userId, body.pkRoles)
    const held = assignable.filter(({ pkRole }) => body.pkRoles.includes(pkRole))
    facts.push({
      action: 'USER.ADD',
      target: target({ userId }),
      after: { roles: held.map(({ roleCode }) => roleCode) },
    })
    const params = [actor.personName, body.personName, codesOf(held)]
    await tell(act, { userId, personId }, true, { name: 'USER_ADDED', params })
    return { userId, ...(isNew && sending.demo && { demoPassword: password }) }
  })
  if (isNew && sending.sms) await sendPassword(context, sending.sms, body.mobile, password)
  return answer
}

/** After the commit: no transaction waits for the gateway. @throws {BusinessError} 01000118 it has not taken the message. */
async function sendPassword({ database }: CommandContext, sms: SmsGateway, mobile: string, password: string) {
  try {
    await sms.send({ id: newPk(), mobile, template: 'FIRST_PASSWORD', params: [password] })
  } catch (error) {
    throw await sendFailed(database.read, error, '01000118')
  }
}

/** The number is somebody's with another name or ID card. */
const isOtherPerson = (
  { personName, idCode }: { personName: string; idCode: string },
  person: { personName: string; idCode: string } | undefined,
): boolean => person !== undefined && (person.personName !== personName || person.idCode !== idCode)

async function giveRoles({ tx }: Act, userId: string, pkRoles: readonly string[]): Promise<void> {
  const rows = [...new Set(pkRoles)].map((pkRole) => ({ userId, pkRole }))
  if (rows.length > 0) await tx.insertInto('corp_user_role').values(rows).execute()
}

/** His roles are these from now on; the administrator's stays with whoever has it. What it ends: `userChanges.ts`. */
export const setRoles = (
  context: CommandContext,
  { userId, version, pkRoles }: { userId: string; version: number; pkRoles: readonly string[] },
): Promise<{ version: number }> =>
  onUser(context, 'USER.ROLES', users.setRoles, { userId, version, pkRoles }, async (act, user, all) => {
    const { tx, actor, facts } = act
    const assignable = await assignableRoles(tx, actor.fkCorp)
    const judgedBy = userFactsOf(all, user, actor.personId)
    const kept = user.roles.filter(({ roleCode }) => roles[roleCode].post === 'MANAGER')
    const wanted = await rolesByKey(
      act,
      pkRoles.filter((pkRole) => !kept.some((each) => each.pkRole === pkRole)),
    )
    const posts: Post[] = wanted.map(({ roleCode }) => roles[roleCode].post)
    refuse([
      rolesProblem(
        judgedBy,
        { pkRoles: wanted.map(({ pkRole }) => pkRole), posts },
        assignable.map(({ pkRole }) => pkRole),
      ),
    ])
    const next = [...wanted, ...kept]
    // Before it: whoever is a director now learns of it, also one who is none any more (R5).
    const params = [actor.personName, user.personName, codesOf(next)]
    await tell(act, user, postsOf(user).includes('DIRECTOR'), { name: 'USER_ROLES_CHANGED', params })
    await tx.deleteFrom('corp_user_role').where('userId', '=', userId).execute()
    await giveRoles(
      act,
      userId,
      next.map(({ pkRole }) => pkRole),
    )
    await setKeyPosts(act, user, posts.concat(kept.length > 0 ? ['MANAGER'] : []))
    const [before, after] = [user.roles, next].map((held) => ({ roles: held.map(({ roleCode }) => roleCode) }))
    facts.push({ action: 'USER.ROLES', target: target(user), before, after })
    return touch(act, user)
  })

/** @throws {BusinessError} 02000116 there is no such role. */
async function rolesByKey({ tx }: Act, pkRoles: readonly string[]): Promise<StoredUser['roles']> {
  const rows = await tx
    .selectFrom('role')
    .select(['pkRole', 'roleCode'])
    .where('pkRole', 'in', ['', ...pkRoles])
    .execute()
  if (rows.length < new Set(pkRoles).size) throw new BusinessError('02000116')
  return rows as StoredUser['roles']
}

/** 停用, 启用. One who is disabled is out at once, on every server; one who is enabled again needs another key. */
export const setUserState = (
  context: CommandContext,
  { userId, version, userState }: { userId: string; version: number; userState: 'ACTIVE' | 'DISABLED' },
): Promise<{ version: number }> =>
  onUser(context, 'USER.STATE', users.setUserState, { userId, version, userState }, async (act, user, all) => {
    const { tx, actor, facts } = act
    if (user.state === userState) return { version }
    refuse([stateProblem(userFactsOf(all, user, actor.personId), userState)])
    const isOff = userState === 'DISABLED'
    const params = [actor.personName, user.personName]
    await tell(act, user, true, { name: isOff ? 'USER_DISABLED' : 'USER_ENABLED', params })
    await tx.updateTable('corp_user').set({ state: userState }).where('userId', '=', userId).execute()
    if (isOff) await disableUser(act, user)
    facts.push({
      action: 'USER.STATE',
      target: target(user),
      before: { state: user.state },
      after: { state: userState },
    })
    return touch(act, user)
  })

/** A new first password, sent to his telephone: the administrator never sees it. */
export async function resetUserPassword(
  context: CommandContext,
  key: { userId: string; version: number },
  sending: Sending,
): Promise<{ demoPassword?: string }> {
  if (sending.sms === undefined) throw await noGateway(context.database.read)
  const password = firstPassword()
  const passwordHash = await hashPassword(password)
  let mobile = ''
  const answer = await onUser(context, 'USER.RESET', users.resetUserPassword, key, async (act, user) => {
    const { actor, facts } = act
    if (user.state === 'DISABLED') throw new BusinessError('02000117')
    await giveFirstPassword(act, user, passwordHash)
    facts.push({ action: 'USER.RESET', target: target(user) })
    const params = [actor.personName, user.personName]
    await tell(act, user, postsOf(user).includes('DIRECTOR'), { name: 'USER_PASSWORD_RESET', params })
    mobile = user.mobile
    return sending.demo ? { demoPassword: password } : {}
  })
  if (mobile !== '') await sendPassword(context, sending.sms, mobile, password)
  return answer
}

/** 重新绑定: his key is for the posts that he has now. */
export const rebindUserKey = (
  context: CommandContext,
  key: { userId: string; version: number },
): Promise<{ version: number }> =>
  onUser(context, 'USER.BIND', users.rebindUserKey, key, async (act, user) => {
    const { tx, facts } = act
    if (user.state === 'DISABLED') throw new BusinessError('02000117')
    if (user.keyPost === null) throw new BusinessError('02000118')
    const post = keyPosts(user.roles.map(({ roleCode }) => roles[roleCode]))
    await tx.updateTable('ukey').set({ post }).where('userId', '=', user.userId).where('state', '=', 'ACTIVE').execute()
    facts.push({ action: 'USER.BIND', target: target(user), before: { post: user.keyPost }, after: { post } })
    return touch(act, user)
  })
