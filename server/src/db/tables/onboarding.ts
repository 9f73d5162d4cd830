/** Tables of the package onboarding, by name. */
export interface OnboardingTables {}
