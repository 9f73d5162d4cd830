import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { type Locks, locksOf } from '@jinpiao/contract/flowRow'
import { credit } from './credit.ts'
import { data } from './data.ts'
import { exchange } from './exchange.ts'
import { finance } from './finance.ts'
import { loans } from './loans.ts'
import { onboarding } from './onboarding.ts'
import { redeem } from './redeem.ts'
import { shared } from './shared.ts'
import { tested } from './tested.ts'
import { tickets } from './tickets.ts'
import { ukey } from './ukey.ts'
import type { TicketRow, WalkOf, Walks } from './walkOf.ts'

/** Every type of the random walk; a further one stands in the file of its package. */
export const walks: Walks = {
  ...tickets,
  ...shared,
  ...redeem,
  ...finance,
  ...onboarding,
  ...ukey,
  ...data,
  ...exchange,
  ...loans,
  ...credit,
  ...tested,
}

/** @throws {Error} with the name of a type that nobody has told the walk how to fill in. */
export function walkOf(type: BusinessType): WalkOf {
  const walk = walks[type]
  if (walk === undefined) throw new Error(`${type} has no walkOf: add it to the file of its package in testing/walk/`)
  return walk
}

/** Tickets at which a type begins: those that it locks, or those that wait for an answer; undefined: at none. */
export function ticketsOf(type: BusinessType): Locks | undefined {
  const row = flowOf(type)
  const { tickets } = walkOf(type)
  if (tickets === null) return undefined
  const own = tickets ?? locksOf(row)
  if (own !== undefined || row.unanswered === undefined) return own
  return { states: ['PENDING_ACCEPT'], side: row.unanswered.side === 'HELD' ? 'HOLDER' : 'ISSUER' }
}

/** The enterprise that may begin something of the type at a ticket. */
export const ownerOf = (type: BusinessType, { fkIssuer, fkHolder }: TicketRow): string =>
  ticketsOf(type)?.side === 'ISSUER' ? fkIssuer : fkHolder
