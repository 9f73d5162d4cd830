import { expireConfirmations, remindConfirmations } from '../confirmations.ts'
import type { DailyStep } from '../system.ts'
import { remindUkeys } from '../ukeys.ts'

/** What time does to the package ukey, once a day. */
export const ukey: readonly DailyStep[] = [remindUkeys, expireConfirmations, remindConfirmations]
