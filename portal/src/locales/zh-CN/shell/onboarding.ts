/** Registration and verification of enterprises. */
export const onboarding = {
  groups: { enterprise: '企业管理' },
  newMessages: '收到 {{n}} 条新消息',
  rolesFollowed: '您的角色或权限已变更，页面已更新',
} as const
