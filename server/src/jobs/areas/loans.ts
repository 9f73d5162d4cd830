import { expireAgreements, moveInstalments, remindInstalments } from '../loans.ts'
import type { DailyStep } from '../system.ts'
import { tellUnanswered } from '../transfers.ts'

/** What time does to the package loans, once a day. */
export const loans: readonly DailyStep[] = [moveInstalments, remindInstalments, tellUnanswered, expireAgreements]
