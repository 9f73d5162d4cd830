import { remindQualifications } from '../qualifications.ts'
import type { DailyStep } from '../system.ts'

/** What time does to the package finance, once a day. */
export const finance: readonly DailyStep[] = [remindQualifications]
