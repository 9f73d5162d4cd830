import { financeFlow } from '../financeFlow.ts'
import type { FlowRow } from '../flowRow.ts'
import { payrollFlow } from '../payrollFlow.ts'
import { signupFlow } from '../signupFlow.ts'

/** Rows of the flow table by business type. */
export const flows = { FINANCE: financeFlow, PAYROLL: payrollFlow, SIGNUP: signupFlow } as const satisfies Record<
  string,
  FlowRow
>
