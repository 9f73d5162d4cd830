import * as z from 'zod/mini'
import { action, userActions } from './actions.ts'
import { endpoint } from './endpoint.ts'
import { fields, mobile, pk, typed, version } from './fields.ts'
import { list } from './list.ts'
import { userListPage } from './permissions/onboarding.ts'
import { accessKindNames, accessKinds, userStateNames, userStates } from './states/onboarding.ts'

/** A person of the enterprise, as its administrator sees him. */
export const corpUser = z.object({
  userId: z.string(),
  ...fields('personName', 'mobile', 'idCode', 'roleNames'),
  pkRoles: z.array(z.string()),
  /** He is an administrator: that role is neither given nor taken away here (spec §5). */
  isManager: z.boolean(),
  /** Empty: no key is bound. */
  ...fields('ukeySuffix?', 'ukeyPost?'),
  /** He holds a post that his key is not for: it has to be bound again. */
  needsBinding: z.boolean(),
  userState: z.enum(userStateNames),
  ...fields('lastLoginAt?'),
  version: z.number(),
  actions: z.array(action(userActions)),
})
export type CorpUserRow = z.output<typeof corpUser>

export const listUsers = list({
  name: 'corp-users',
  path: '/corp/v1/corp-users',
  summary: '本企业用户与角色（号码已脱敏）',
  permission: userListPage,
  row: corpUser,
  filters: { personName: 'contains', userState: ['ACTIVE', 'DISABLED'] },
  sort: ['personName', 'lastLoginAt', 'userState'],
  words: { userState: () => userStates },
})

/** Roles that the enterprise has for its people, with what each may open. */
export const assignableRole = z.object({
  pkRole: z.string(),
  roleCode: z.string(),
  post: z.string(),
  /** In the language of the reader. */
  roleLabel: z.string(),
  /** Pages in the order of the menus. */
  pages: z.array(z.object({ menuName: z.string(), menuBrief: z.string() })),
})
export type AssignableRole = z.output<typeof assignableRole>

export const getAssignableRoles = endpoint({
  method: 'GET',
  path: '/corp/v1/roles/assignable',
  summary: '本企业可分配的角色及其页面',
  permission: userListPage,
  data: z.array(assignableRole),
})

const pkRoles = z.array(pk).check(z.maxLength(10))
const params = z.object({ userId: pk })

export const userPayload = z.object({
  mobile,
  personName: typed('personName'),
  idCode: typed('idCode'),
  pkRoles,
})
export type UserPayload = z.output<typeof userPayload>

export const addUser = endpoint({
  method: 'POST',
  path: '/corp/v1/corp-users',
  summary: '新增用户：初始密码以短信发送，首次登录须更新',
  permission: userListPage,
  posts: ['MANAGER'],
  flags: ['userRoleAdd'],
  body: userPayload,
  names: { pkRoles: 'roleNames' },
  data: z.object({
    userId: z.string(),
    /** The first password, only with `DEMO=1`; absent also for a person who has one already. */
    demoPassword: z.optional(z.string()),
  }),
})

export const setRoles = endpoint({
  method: 'PUT',
  path: '/corp/v1/corp-users/:userId/roles',
  summary: '变更用户角色（管理员角色除外），权限立即生效',
  permission: userListPage,
  posts: ['MANAGER'],
  flags: ['userRoleModify'],
  params,
  body: z.object({ version, pkRoles }),
  names: { pkRoles: 'roleNames' },
  data: z.object({ version: z.number() }),
})

export const setUserState = endpoint({
  method: 'POST',
  path: '/corp/v1/corp-users/:userId/state',
  summary: '停用或启用用户；停用立即结束其登录并注销其UKEY',
  permission: userListPage,
  posts: ['MANAGER'],
  flags: ['userRoleModify'],
  params,
  body: z.object({ version, userState: z.enum(['ACTIVE', 'DISABLED']) }),
  data: z.object({ version: z.number() }),
})

export const resetUserPassword = endpoint({
  method: 'POST',
  path: '/corp/v1/corp-users/:userId/password-reset',
  summary: '重置用户密码：初始密码以短信发送，首次登录须更新',
  permission: userListPage,
  posts: ['MANAGER'],
  flags: ['userRoleModify'],
  params,
  body: z.object({ version }),
  data: z.object({ demoPassword: z.optional(z.string()) }),
})

/** 重新绑定: the key of the user is for the posts that he holds now. */
export const rebindUserKey = endpoint({
  method: 'POST',
  path: '/corp/v1/corp-users/:userId/ukey-rebind',
  summary: '重新绑定用户的UKEY：按其现有岗位',
  permission: userListPage,
  posts: ['MANAGER', 'DIRECTOR'],
  flags: ['ukeyChange'],
  params,
  body: z.object({ version }),
  data: z.object({ version: z.number() }),
})

export const getUserNumbers = endpoint({
  method: 'GET',
  path: '/corp/v1/corp-users/:userId/numbers',
  summary: '查看用户手机号与身份证号全文（留痕）',
  permission: userListPage,
  params,
  data: z.object(fields('mobile', 'idCode')),
})

/** What an administrator's enterprise has done with people and their numbers. */
export const accessRow = z.object({
  /** Its place in the log of the enterprise. */
  id: z.string(),
  ...fields('at', 'personName'),
  accessKind: z.enum(accessKindNames),
  /** Whom it was about; empty: the enterprise itself. */
  ...fields('subjectName'),
  /** In words: roles before and after, or which number was looked at. */
  what: z.string(),
})
export type AccessRow = z.output<typeof accessRow>

export const listAccess = list({
  name: 'access-log',
  path: '/corp/v1/access-log',
  summary: '用户、角色变更与查看完整号码的记录（仅管理员）',
  permission: userListPage,
  posts: ['MANAGER'],
  row: accessRow,
  choices: { accessKind: ['ALL', ...accessKindNames] },
  sort: ['at'],
  words: { accessKind: () => accessKinds },
})
