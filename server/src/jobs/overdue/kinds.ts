import { claims, confirmations } from './confirmations.ts'
import { fees, payments } from './fees.ts'
import { keys } from './keys.ts'
import type { OverdueKind } from './kind.ts'
import { licences } from './licences.ts'
import { loans } from './loans.ts'
import { qualifications } from './qualifications.ts'
import { ticketsHeld, ticketsToPay } from './tickets.ts'

/** Whatever falls due on this platform. The test asks of each for what is told of it. */
export const overdueKinds: readonly OverdueKind[] = [
  ticketsToPay,
  ticketsHeld,
  loans,
  fees,
  payments,
  qualifications,
  licences,
  keys,
  confirmations,
  claims,
]
