/** Registration and verification of enterprises. */
export const onboarding = {
  realname: '企业实名认证',
  baseInfo: '企业基本信息',
  userList: '用户角色管理',
} as const
