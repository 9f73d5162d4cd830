import type { ApplicationStep } from '@jinpiao/contract/credits'

/**
 * When the ticket was born: at the final review. What is approved after that is the supplier's acceptance, which does
 * not issue anything. `undefined`: not issued.
 */
export const issuedAt = (steps: readonly Pick<ApplicationStep, 'decision' | 'state' | 'at'>[]): string | undefined =>
  steps.findLast(({ decision, state }) => decision === 'APPROVE' && state === 'PENDING_FINAL')?.at
