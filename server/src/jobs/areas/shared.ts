import type { DailyStep } from '../system.ts'

/** What time does to the package shared, once a day. */
export const shared: readonly DailyStep[] = []
