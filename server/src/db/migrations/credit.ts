import { acceptedTickets } from './101_accepted_tickets.ts'
import { printedNo } from './105_printed_no.ts'
import { analytics } from './106_analytics.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package credit: numbers 100 and on. */
export const credit: Migrations = {
  '101_accepted_tickets': acceptedTickets,
  '105_printed_no': printedNo,
  '106_analytics': analytics,
}
