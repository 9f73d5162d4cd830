/** Registration and verification of enterprises. */
export const onboarding = {
  groups: { enterprise: '企业管理' },
} as const
