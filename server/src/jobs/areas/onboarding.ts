import type { DailyStep } from '../system.ts'

/** What time does to the package onboarding, once a day. */
export const onboarding: readonly DailyStep[] = []
