import { apply, articles, list } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Registration and verification of enterprises. */
export const onboardingRoutes = [
  apply('/my/enterprise-info/realname', 'realname', 'enterprise', ['2'], ['enterprise']),
  articles('/my/enterprise-info/base-info', 'baseInfo', 'enterprise', ['2'], ['enterprise', 'approval', 'list']),
  { ...list('/my/enterprise-info/user/list', 'userList', 'enterprise', ['6'], ['users']), flag: 'userRoleMenuDisplay' },
] as const satisfies readonly PortalRoute[]
