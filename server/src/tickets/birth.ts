import type { Insertable } from 'kysely'
import type { Act } from '../acts/command.ts'
import { newPk } from '../acts/keys.ts'
import type { TicketTable } from '../db/tables/instrument.ts'
import { tailOf } from '../domain/numbering.ts'
import { ticketTallies } from '../domain/tallies.ts'
import { enterIssued } from './ledger.ts'
import { isSeenByIssuer, type Mover, readTicket, type Ticket } from './tickets.ts'

type Node = Omit<
  Insertable<TicketTable>,
  'pkCredit' | 'rootCredit' | 'noTail' | 'issuerSees' | 'createdAt' | 'updatedAt' | 'state'
> & { state: 'PENDING_ACCEPT' | 'HELD'; rootCredit?: string }

/** A promise is given: the root of a tree, which its recipient is asked to accept. */
export async function insertRoot(
  act: Act,
  mover: Mover,
  node: Omit<Node, 'parentCredit' | 'depth' | 'fkIssuer' | 'fkSender' | 'state' | 'bornBy'>,
): Promise<Ticket> {
  const { fkCorp, pkApply } = mover
  const given = { parentCredit: null, depth: 0, fkIssuer: fkCorp, fkSender: fkCorp, bornBy: pkApply } as const
  const root = await insertTicket(act, { ...node, ...given, state: 'PENDING_ACCEPT' })
  enterIssued(act, root, mover)
  return root
}

/** Inserts a ticket as a node of its tree. The caller decides its amount and its parent; see `spend.ts`. */
export async function insertTicket(act: Act, node: Node): Promise<Ticket> {
  const { tx, at } = act
  const pkCredit = newPk()
  await tx
    .insertInto('ticket')
    .values({
      ...node,
      pkCredit,
      rootCredit: node.rootCredit ?? pkCredit,
      noTail: tailOf(node.creditNo),
      issuerSees: isSeenByIssuer({ parentCredit: node.parentCredit ?? null, state: node.state }) ? 1 : 0,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  await tx.insertInto('application_ticket').values({ pkApply: node.bornBy, pkCredit, role: 'OUT', isOpen: 0 }).execute()
  const born = await readTicket(tx, pkCredit)
  act.tallies.push(...ticketTallies(born))
  act.facts.push({
    action: 'TICKET.BORN',
    target: `ticket:${pkCredit}`,
    after: {
      creditNo: node.creditNo,
      amountFen: String(node.amountFen),
      promisedDate: node.promisedDate,
      fkHolder: node.fkHolder,
      state: node.state,
      parentCredit: node.parentCredit ?? null,
    },
  })
  return born
}
