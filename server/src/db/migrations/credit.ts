import { acceptedTickets } from './101_accepted_tickets.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package credit: numbers 100 and on. */
export const credit: Migrations = { '101_accepted_tickets': acceptedTickets }
