import type { DailyStep } from '../system.ts'

/** What time does to the package exchange, once a day. */
export const exchange: readonly DailyStep[] = []
