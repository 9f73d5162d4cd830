import { remindLicences, tidyRegisters } from '../registers.ts'
import type { DailyStep } from '../system.ts'

/** What time does to the package onboarding, once a day. */
export const onboarding: readonly DailyStep[] = [tidyRegisters, remindLicences]
