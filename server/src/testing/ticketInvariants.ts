import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { locksOf } from '@jinpiao/contract/flowRow'
import type { Selectable } from 'kysely'
import { expect } from 'vitest'
import type { Reader } from '../db/database.ts'
import type { ApplicationLineTable, ApplicationTable, TicketTable } from '../db/tables/instrument.ts'

type ApplicationRow = Selectable<ApplicationTable>
type TicketRow = Selectable<TicketTable>
type LineRow = Selectable<ApplicationLineTable>

const sum = (rows: readonly TicketRow[]): bigint => rows.reduce((total, row) => total + row.amountFen, 0n)

/** What must hold of the trees of tickets whatever happened before (I1–I8). */
export async function expectTrees(
  read: Reader,
  tickets: readonly TicketRow[],
  applications: readonly ApplicationRow[],
): Promise<void> {
  const byKey = new Map(tickets.map((row) => [row.pkCredit, row]))
  const childrenOf = Map.groupBy(tickets, (row) => row.parentCredit ?? '')
  const treeOf = Map.groupBy(tickets, (row) => row.rootCredit)
  const lines = await read.selectFrom('application_line').selectAll().execute()
  const linesOf = Map.groupBy(lines, (row) => row.pkApply)

  for (const ticket of tickets) {
    expect(ticket.amountFen > 0n, 'I5').toBe(true)
    expect(ticket.payableDate >= ticket.promisedDate, 'I14').toBe(true)
    expect(ticket.fkHolder, 'I8: nobody holds what he owes').not.toBe(ticket.fkIssuer)
    const children = childrenOf.get(ticket.pkCredit) ?? []
    const isPassedOn =
      ticket.state === 'SPENT' || (/^(REFUSED|LAPSED)$/.test(ticket.state) && ticket.parentCredit !== null)
    expect(children.length > 0, `I1: a ticket that is ${ticket.state} and its children`).toBe(isPassedOn)
    if (isPassedOn) expect(sum(children), 'I1: to the fen').toBe(ticket.amountFen)
    const born = applications.find((row) => row.pkApply === ticket.bornBy)
    expectDescent(ticket, byKey, born)
    expectLock(ticket, applications)
  }
  for (const [root, tree] of treeOf) {
    const leaves = tree.filter((row) => !childrenOf.has(row.pkCredit))
    expect(sum(leaves), 'I2: the leaves add up to the root').toBe(byKey.get(root)?.amountFen)
  }
  for (const application of applications) expectLines(application, linesOf.get(application.pkApply) ?? [], byKey)

  const inputs = await read
    .selectFrom('application_ticket')
    .select(['pkCredit', 'pkApply'])
    .where('role', '=', 'IN')
    .where('isOpen', '=', 1)
    .execute()
  const locked = tickets.filter((row) => row.lockedBy !== null)
  expect(new Map(inputs.map((row) => [row.pkCredit, row.pkApply])), 'I3: open inputs are the locks').toEqual(
    new Map(locked.map((row) => [row.pkCredit, row.lockedBy])),
  )
  const roots = tickets.filter((row) => row.parentCredit === null).map((row) => row.bornBy)
  expect(new Set(roots).size, 'an issue gives birth once').toBe(roots.length)
  expect(new Set(tickets.map((row) => row.creditNo)).size, 'numbers are given once').toBe(tickets.length)
}

/** A root is what was applied for, to the fen; a child has all but its amount and holder from its parent (I6). */
function expectDescent(
  ticket: TicketRow,
  byKey: ReadonlyMap<string, TicketRow>,
  born: ApplicationRow | undefined,
): void {
  const { pkCredit, fkIssuer, fkLimit, promisedDate, depth, fkHolder, rootCredit, amountFen } = ticket
  const parent = byKey.get(ticket.parentCredit ?? '')
  if (!parent) {
    expect({ fkIssuer, fkLimit, promisedDate, amountFen, fkHolder, rootCredit, depth }, 'I1, I6').toEqual({
      fkIssuer: born?.fkCorp,
      fkLimit: born?.fkLimit,
      promisedDate: born?.promisedDate,
      amountFen: born?.amountFen,
      fkHolder: born?.fkCounterparty,
      rootCredit: pkCredit,
      depth: 0,
    })
    return
  }
  const same = { fkIssuer: parent.fkIssuer, fkLimit: parent.fkLimit, promisedDate: parent.promisedDate }
  expect(ticket, 'I6').toMatchObject({ ...same, rootCredit: parent.rootCredit })
  const root = byKey.get(rootCredit)?.creditNo ?? ''
  expect(ticket.creditNo.replace(/-\d+$/, ''), 'a part is numbered after its root').toBe(root)
  // What was refused is the sender's again, as if it had never left it.
  const whole = parent.state === 'SPENT' ? parent : byKey.get(parent.parentCredit ?? '')
  const stays = parent.state !== 'SPENT' || fkHolder === parent.fkHolder
  // A funder passes nothing on, so what it gets is as deep as the whole.
  const passedOn = ticket.holderKind === 'FUNDER' ? 0 : 1
  expect({ depth, sender: ticket.fkSender, holder: stays ? fkHolder : '' }, 'I6: who sent it, how often').toEqual(
    stays
      ? { depth: whole?.depth, sender: whole?.fkSender, holder: whole?.fkHolder }
      : { depth: parent.depth + passedOn, sender: parent.fkHolder, holder: '' },
  )
  if (ticket.holderKind === 'FUNDER') expect(ticket.state, 'a funder is asked for no answer').not.toBe('PENDING_ACCEPT')
}

/** I3, I4: a lock belongs to an open application, whose row in the flow table says whose tickets it may take, and when. */
function expectLock(ticket: TicketRow, applications: readonly ApplicationRow[]): void {
  if (ticket.lockedBy === null) return
  const locker = applications.find((row) => row.pkApply === ticket.lockedBy)
  expect(locker?.state, 'I3: a lock belongs to an open application').toMatch(/^PENDING_/)
  const locks = locksOf(flowOf(locker?.businessType as BusinessType))
  expect(locker?.fkCorp, 'I4: of whoever may dispose of it').toBe(
    locks?.side === 'ISSUER' ? ticket.fkIssuer : ticket.fkHolder,
  )
  // A ticket in transit may fall due; what was to be done with it is refused then.
  const states = [...(locks?.states ?? []), ...(locks?.states.includes('HELD') ? ['DUE', 'OVERDUE'] : [])]
  expect(states, `I4: ${locker?.businessType} of a ticket that is ${ticket.state}`).toContain(ticket.state)
}

const ticketStates: Record<string, RegExp> = {
  PENDING: /^PENDING_ACCEPT$/,
  ACCEPTED: /^(HELD|SPENT|DUE|OVERDUE|REDEEMED)$/,
  REFUSED: /^REFUSED$/,
  LAPSED: /^LAPSED$/,
  CANCELLED: /^CANCELLED$/,
}

/** Each output is answered for itself, and the application ends with the last answer. */
function expectLines(
  { businessType, state }: ApplicationRow,
  lines: readonly LineRow[],
  byKey: ReadonlyMap<string, TicketRow>,
): void {
  const lastStep = flowOf(businessType as BusinessType).steps.at(-1)?.state
  // A line without a ticket is answered by an institution.
  for (const line of lines.filter(({ pkCredit }) => pkCredit !== null)) {
    const ticket = byKey.get(line.pkCredit ?? '')
    expect(ticket?.state, `a line that is ${line.state}`).toMatch(ticketStates[line.state] ?? /never/)
  }
  if (lines.length === 0) return
  const has = (wanted: string) => lines.some((line) => line.state === wanted)
  if (has('PENDING')) expect(state, `${businessType}: one answer is missing`).toBe(lastStep)
  else if (has('ACCEPTED'))
    expect(state, `${businessType}: one part was accepted`).toBe(
      has('REFUSED') || has('LAPSED') ? 'PARTLY_FAILED' : 'DONE',
    )
  else if (has('CANCELLED')) expect(state, `${businessType}: taken back`).toBe('CANCELLED')
  else expect(state, `${businessType}: nobody accepted`).toMatch(/^(REJECTED|EXPIRED)$/)
}
