import type { Act } from '../acts/command.ts'
import { writeLedger } from '../acts/ledger.ts'
import type { LedgerKind, LedgerRow } from '../domain/ledger.ts'
import type { Mover, Ticket } from './tickets.ts'

/**
 * What each movement of a ticket is in the books. Of an enterprise, what came in less what went out is what it holds less
 * what circulates of its own promises; the two sides of a movement stand in one act.
 */

type Books = Pick<Act, 'ledger'>
type Entry = Pick<LedgerRow, 'fkCorp' | 'fkParty' | 'kind' | 'direction'> & Partial<Pick<LedgerRow, 'asset'>>

function enter(act: Books, { pkCredit, creditNo, amountFen }: Ticket, entry: Entry, mover?: Mover): void {
  const own = mover?.fkCorp === entry.fkCorp ? mover : undefined
  writeLedger(act, {
    asset: 'TICKET',
    ...entry,
    amountFen,
    pkCredit,
    pkApply: own?.pkApply ?? null,
    businessNo: own?.applyNo ?? creditNo,
  })
}

/** The issuer has promised. The recipient holds nothing before it has accepted. */
export const enterIssued = (act: Books, ticket: Ticket, mover: Mover): void =>
  enter(
    act,
    ticket,
    { fkCorp: ticket.fkIssuer, fkParty: ticket.fkHolder, kind: mover.businessType, direction: 'OUT' },
    mover,
  )

/** The recipient has accepted. The issuer of a root learns of it, though nothing of its own moves. */
export function enterAccepted(act: Books, ticket: Ticket, mover: Mover): void {
  const { fkHolder, fkIssuer, fkSender, parentCredit } = ticket
  const kind = mover.businessType
  enter(act, ticket, { fkCorp: fkHolder, fkParty: fkSender ?? fkIssuer, kind, direction: 'IN' }, mover)
  if (parentCredit !== null) return
  enter(act, ticket, { fkCorp: fkIssuer, fkParty: fkHolder, kind, direction: 'OUT', asset: 'NONE' })
}

/** A part has left its holder; a funder, who is asked for no answer, has it at once. */
export function enterGiven(act: Books, part: Ticket, fkSender: string, mover: Mover): void {
  const kind = mover.businessType
  enter(act, part, { fkCorp: fkSender, fkParty: part.fkHolder, kind, direction: 'OUT' }, mover)
  if (part.state !== 'HELD') return
  enter(act, part, { fkCorp: part.fkHolder, fkParty: fkSender, kind, direction: 'IN' }, mover)
}

/** What a recipient has not taken is its sender's again. */
export const enterReturned = (act: Books, back: Ticket, fkRecipient: string, mover: Mover): void =>
  enter(act, back, { fkCorp: back.fkHolder, fkParty: fkRecipient, kind: 'CAME_BACK', direction: 'IN' }, mover)

/** A promise has come to nothing. What was passed on comes back to its sender instead. */
export function enterEnded(act: Books, { parentCredit, ...ticket }: Ticket): void {
  if (parentCredit !== null) return
  const { fkIssuer, fkHolder } = ticket
  enter(act, { ...ticket, parentCredit }, { fkCorp: fkIssuer, fkParty: fkHolder, kind: 'ENDED', direction: 'IN' })
}

/** A promise is kept: its issuer owes nothing any more, its holder has money in its place. */
export function enterPaid(act: Books, ticket: Ticket, mover?: Mover): void {
  const { fkIssuer, fkHolder } = ticket
  const kind: LedgerKind = mover?.businessType ?? 'ENDED'
  enter(act, ticket, { fkCorp: fkIssuer, fkParty: fkHolder, kind, direction: 'IN' }, mover)
  enter(act, ticket, { fkCorp: fkHolder, fkParty: fkIssuer, kind, direction: 'OUT' }, mover)
}

/** Nothing has moved, although it should have: both count it. */
export function enterOverdue(act: Books, ticket: Ticket): void {
  const { fkIssuer, fkHolder } = ticket
  const overdue = { kind: 'OVERDUE', asset: 'NONE' } as const
  enter(act, ticket, { ...overdue, fkCorp: fkIssuer, fkParty: fkHolder, direction: 'OUT' })
  enter(act, ticket, { ...overdue, fkCorp: fkHolder, fkParty: fkIssuer, direction: 'IN' })
}
