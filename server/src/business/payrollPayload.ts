import type { Wage } from '@jinpiao/contract/finance'

/** What a PAYROLL application holds as payload: the financing that pays, and each person's wage. */
export interface PayrollPayload {
  pkFinance: string
  wages: readonly Wage[]
}

export const payrollPayloadOf = (payload: string): PayrollPayload => JSON.parse(payload) as PayrollPayload
