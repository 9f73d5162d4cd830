import type { Scene } from '../actors.ts'
import { playDrawApplies, playLoans, playOverdueLoan } from '../loans.ts'
import { playRepayments } from '../repayments.ts'
import { playLine } from '../selfLoans.ts'

/** Scenes of the package loans in the demonstration. */
export const loans: readonly Scene[] = [playLine, playLoans, playDrawApplies, playOverdueLoan, playRepayments]
