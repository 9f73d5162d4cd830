import type { OutsideTask } from '@jinpiao/contract/outside'
import { granted, paid } from './loanProof.ts'
import type { Simulated } from './simulator.ts'

/** A funder grants what was asked for; then a bank pays it. */
const lent = (task: OutsideTask) => (task.institution === 'BANK' ? paid(task) : granted(task))

/** How the institutions of the package credit answer in a demonstration. */
export const credit: Simulated = { tasks: {}, evidence: { CHAIN_CREDIT: lent, CREDIT_FUND: lent, PUR_FINANCE: lent } }
