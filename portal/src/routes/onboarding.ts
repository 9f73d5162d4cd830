import { apply, articles, list } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Pages of whoever has no account yet: no menu leads there, and no session is asked for. */
const stranger = <const Path extends PortalRoute['path']>(
  path: Path,
  title: PortalRoute['title'],
  archetype: 'form' | 'notice',
): PortalRoute & { path: Path } => ({
  path,
  title,
  archetype,
  access: 'public',
  group: 'none',
  hideInMenu: true,
  texts: ['register', 'apply'],
})

/** Registration and verification of enterprises. */
export const onboardingRoutes = [
  stranger('/register', 'register', 'form'),
  stranger('/register/register-success', 'registerSuccess', 'notice'),
  { ...stranger('/register/ukey-info', 'ukeyInfo', 'form'), hideHeaderMenu: true },
  stranger('/register/white-list/apply', 'whiteListApply', 'form'),
  stranger('/register/white-list/success', 'whiteListSuccess', 'notice'),
  apply('/my/enterprise-info/realname', 'realname', 'enterprise', ['2'], ['enterprise']),
  articles('/my/enterprise-info/base-info', 'baseInfo', 'enterprise', ['2'], ['enterprise', 'approval', 'list']),
  { ...list('/my/enterprise-info/user/list', 'userList', 'enterprise', ['6'], ['users']), flag: 'userRoleMenuDisplay' },
] as const satisfies readonly PortalRoute[]
