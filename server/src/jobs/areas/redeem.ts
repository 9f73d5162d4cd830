import { moveClaims } from '../claims.ts'
import type { DailyStep } from '../system.ts'
import { expireVerifies } from '../verifies.ts'

/** What time does to the package redeem, once a day. */
export const redeem: readonly DailyStep[] = [expireVerifies, moveClaims]
