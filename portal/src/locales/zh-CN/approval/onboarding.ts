/** Registration and verification of enterprises. */
export const onboarding = {} as const
