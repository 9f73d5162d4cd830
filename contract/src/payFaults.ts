/**
 * Where it lies that a bank could not pay, as the bank says it beside its reason: only a payee whose own account is why has
 * something to mend. Unsaid, nobody assumes it.
 */
export const payFaults = ['PAYER_ACCOUNT', 'PAYEE_ACCOUNT', 'BANK'] as const
export type PayFault = (typeof payFaults)[number]
