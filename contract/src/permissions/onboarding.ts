/** Pages of the enterprise itself as permissions (I21); see `permissions.ts`. */
export const realnamePage = ['/my/enterprise-info/realname'] as const
export const baseInfoPage = ['/my/enterprise-info/base-info'] as const
export const userListPage = ['/my/enterprise-info/user/list'] as const
/** Where the facts of the enterprise are read. */
export const corpPages = [...baseInfoPage, ...realnamePage] as const
