import type { DailyStep } from '../system.ts'

/** What time does to the package data, once a day. */
export const data: readonly DailyStep[] = []
