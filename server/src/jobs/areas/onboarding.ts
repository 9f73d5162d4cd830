import { alone } from '../lease.ts'
import { remindLicences, tidyRegisters } from '../registers.ts'
import type { DailyStep } from '../system.ts'

/** What time does to the package onboarding, once a day. */
export const onboarding: readonly DailyStep[] = [alone('registers', tidyRegisters), remindLicences]
