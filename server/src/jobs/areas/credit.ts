import { aggregateAnalytics } from '../analytics.ts'
import { alone } from '../lease.ts'
import type { DailyStep } from '../system.ts'

/** What time does to the package credit, once a day. */
export const credit: readonly DailyStep[] = [alone('analytics', aggregateAnalytics)]
