/** Registration and verification of enterprises. */
export const onboarding = {
  register: '企业注册',
  registerSuccess: '注册申请已提交',
  ukeyInfo: 'UKEY信息登记',
  whiteListApply: '白名单申请',
  whiteListSuccess: '白名单申请已提交',
  realname: '企业实名认证',
  baseInfo: '企业基本信息',
  userList: '用户角色管理',
} as const
