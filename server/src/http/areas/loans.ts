import { registerDraws } from '../loanDrawRoutes.ts'
import { registerLines } from '../loanRoutes.ts'
import type { Registration } from '../register.ts'
import { registerRepayments } from '../repayRoutes.ts'

/** Routes of the package loans. */
export const loans: readonly Registration[] = [registerLines, registerDraws, registerRepayments]
