/** Dialogs after the login: what has to be known first. */
export const notices = {
  licenceTitle: '营业执照已过期',
  licenceLink: '立即认证',
  licenceAsk: '请由贵企业管理员凭新营业执照重新进行实名认证，可拨打客服热线 {{hotline}} 办理。',
  ukeyTitle: 'UKEY即将到期',
  ukeyExpiredTitle: 'UKEY已过期',
  ukeyDays: '您的 UKEY 还有 {{days}} 天到期。',
  ukeyExpired: '您的 UKEY 已过期，无法签名。',
  ukeyUpdate: '更新UKEY',
  ukeySelf: '请拨打客服热线 {{hotline}} 办理更新。',
  ukeyAsk: '请联系主管更新',
  dismiss: '知道了',
  roleTaken: '您此前使用的角色已被取消，现可使用：{{roles}}',
  roleTakenNone: '您的角色已被取消，请联系贵企业的管理员',
} as const
