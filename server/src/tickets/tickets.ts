import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { locksOf } from '@jinpiao/contract/flowRow'
import type { TicketState } from '@jinpiao/contract/status'
import type { Selectable, Updateable } from 'kysely'
import type { Act } from '../acts/command.ts'
import type { Reader } from '../db/database.ts'
import type { TicketTable } from '../db/tables/instrument.ts'
import { BusinessError } from '../domain/businessError.ts'
import { minus, ticketTallies } from '../domain/tallies.ts'

export interface Ticket extends Omit<Selectable<TicketTable>, 'state'> {
  state: TicketState
}

export async function readTicket(read: Reader, pkCredit: string): Promise<Ticket> {
  const row = await read.selectFrom('ticket').selectAll().where('pkCredit', '=', pkCredit).executeTakeFirst()
  if (!row) throw new BusinessError('01000302')
  return row as Ticket
}

/** Who handed a ticket over: its issuer, unless somebody has transferred it. */
export const senderOf = ({ fkSender, fkIssuer }: Pick<Ticket, 'fkSender' | 'fkIssuer'>): string => fkSender ?? fkIssuer

/** What is to be paid or has been: at redemption the issuer learns whom it pays. */
const PAYABLE: readonly string[] = ['DUE', 'OVERDUE', 'REDEEMED']
/** Whether the issuer sees a node by itself (I26): what it issued to its own suppliers, and of the rest what it pays. */
export const isSeenByIssuer = ({ parentCredit, state }: Pick<Ticket, 'parentCredit' | 'state'>): boolean =>
  parentCredit === null || PAYABLE.includes(state)

/** The application that takes or moves a ticket: whose it is, and by which number its enterprise knows it. */
export interface Mover {
  pkApply: string
  applyNo: string
  businessType: BusinessType
  fkCorp: string
}

type Changes = Pick<
  Updateable<TicketTable>,
  'lockedBy' | 'acceptedAt' | 'supplierConsent' | 'endReason' | 'spentBy' | 'payableDate'
> & { state?: TicketState }

/**
 * Changes a ticket only if it is still what was read: state, lock and version stand in the WHERE, and the number of
 * changed rows decides (I3). Two acts that both saw it free cannot both win.
 */
export async function changeTicket(act: Act, ticket: Ticket, changes: Changes): Promise<Ticket> {
  const version = ticket.version + 1
  const changed = { ...ticket, ...changes, version } as Ticket
  changed.issuerSees = isSeenByIssuer(changed) ? 1 : 0
  const updated = await act.tx
    .updateTable('ticket')
    .set({ ...changes, version, issuerSees: changed.issuerSees, updatedAt: act.at })
    .where('pkCredit', '=', ticket.pkCredit)
    .where('state', '=', ticket.state)
    .where('version', '=', ticket.version)
    .executeTakeFirst()
  if (updated.numUpdatedRows !== 1n) throw new BusinessError('99000409')
  act.tallies.push(...minus(ticketTallies(ticket)), ...ticketTallies(changed))
  act.facts.push({
    action: 'TICKET.CHANGE',
    target: `ticket:${ticket.pkCredit}`,
    before: { state: ticket.state, lockedBy: ticket.lockedBy, version: ticket.version },
    after: { ...changes, version },
  })
  return changed
}

/**
 * An application takes a ticket: nothing else can be done with it until the application ends (I3, I4).
 *
 * @throws {RangeError} its row in the flow table does not let it take this one: a defect, because its rules have asked.
 */
export async function holdTicket(act: Act, ticket: Ticket, application: Omit<Mover, 'applyNo'>): Promise<void> {
  const { pkApply, businessType, fkCorp } = application
  const locks = locksOf(flowOf(businessType))
  const owner = locks?.side === 'ISSUER' ? ticket.fkIssuer : ticket.fkHolder
  if (locks === undefined || owner !== fkCorp || !locks.states.includes(ticket.state)) {
    throw new RangeError(`${businessType} cannot hold ticket ${ticket.creditNo}, which is ${ticket.state}`)
  }
  await changeTicket(act, ticket, { lockedBy: pkApply })
  await act.tx
    .insertInto('application_ticket')
    .values({ pkApply, pkCredit: ticket.pkCredit, role: 'IN', isOpen: 1 })
    .onConflict((conflict) => conflict.columns(['pkApply', 'pkCredit', 'role']).doUpdateSet({ isOpen: 1 }))
    .execute()
}

/** The application lets go of it again; others that it holds stay its own. */
export async function freeTicket(act: Act, ticket: Ticket, pkApply: string): Promise<void> {
  await closeInput(act, pkApply, ticket.pkCredit)
  await changeTicket(act, ticket, { lockedBy: null })
}

/** One input of an application is no longer open: it is spent, paid, ended or free. */
export async function closeInput({ tx }: Pick<Act, 'tx'>, pkApply: string, pkCredit: string): Promise<void> {
  await tx
    .updateTable('application_ticket')
    .set({ isOpen: 0 })
    .where('pkApply', '=', pkApply)
    .where('pkCredit', '=', pkCredit)
    .where('role', '=', 'IN')
    .execute()
}
