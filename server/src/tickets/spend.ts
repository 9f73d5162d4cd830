import { MAX_DEPTH } from '@jinpiao/contract/ticketPolicy'
import type { Act } from '../acts/command.ts'
import { nextPartNumbers } from '../acts/keys.ts'
import { BusinessError } from '../domain/businessError.ts'
import { insertTicket } from './birth.ts'
import { enterGiven, enterReturned } from './ledger.ts'
import { changeTicket, closeInput, type Mover, type Ticket } from './tickets.ts'

/** A part of a ticket that goes to somebody. */
export interface Output {
  fkHolder: string
  holderKind: 'CORP' | 'FUNDER'
  amountFen: bigint
}

/**
 * Spends a ticket and gives birth to its parts: the only place where tickets come from tickets. What the outputs leave is
 * one more, held by the sender (找零, D1). Outputs to enterprises wait for their recipients; a funder has agreed before,
 * and holds its part at once.
 *
 * `depth` counts how often a node has been passed on between enterprises (I6). Change stays where it was, so that paying
 * ten suppliers one after the other does not end a ticket's life; so does what goes to a funder.
 *
 * @returns the outputs in their order, and the change, undefined when nothing is left.
 * @throws {RangeError} Σ outputs > input, or an output of nothing: a defect, thrown before anything is written (I1).
 * @throws {BusinessError} 04000106 passed on too often, 99000409 spent by somebody else meanwhile (I3).
 */
export async function spend(
  act: Act,
  mover: Mover,
  input: Ticket,
  outputs: readonly Output[],
): Promise<{ outputs: Ticket[]; change: Ticket | undefined }> {
  const given = outputs.reduce((sum, { amountFen }) => sum + amountFen, 0n)
  const left = input.amountFen - given
  if (outputs.length === 0 || outputs.some(({ amountFen }) => amountFen <= 0n) || left < 0n) {
    throw new RangeError(`Outputs of ${given} fen do not fit a ticket of ${input.amountFen} fen`)
  }
  const isPassedOn = outputs.some(({ holderKind }) => holderKind === 'CORP')
  if (isPassedOn && input.depth >= MAX_DEPTH) throw new BusinessError('04000106', String(input.depth))
  const { pkApply } = mover
  await closeInput(act, pkApply, input.pkCredit)
  await changeTicket(act, input, { state: 'SPENT', spentBy: pkApply, lockedBy: null })
  const numbers = await nextPartNumbers(act, input, outputs.length + (left > 0n ? 1 : 0))
  const born: Ticket[] = []
  for (const [index, output] of outputs.entries()) {
    const part = await insertTicket(act, {
      ...inherited(input),
      ...output,
      creditNo: numbers[index] ?? '',
      ...arrivalOf(act, input, output),
      fkSender: input.fkHolder,
      bornBy: pkApply,
    })
    enterGiven(act, part, input.fkHolder, mover)
    born.push(part)
  }
  if (left === 0n) return { outputs: born, change: undefined }
  const change = await insertTicket(act, {
    ...inherited(input),
    ...ownPart(input),
    creditNo: numbers[outputs.length] ?? '',
    amountFen: left,
    bornBy: pkApply,
  })
  return { outputs: born, change }
}

/**
 * What a recipient has refused, or not answered in time, is the sender's again, as a new node: the refused one stays in
 * the tree as it ended (I2).
 */
export async function returnToSender(
  act: Act,
  mover: Mover,
  ended: Ticket,
  input: Pick<Ticket, 'depth' | 'fkSender' | 'fkHolder'>,
): Promise<Ticket> {
  const [creditNo = ''] = await nextPartNumbers(act, ended, 1)
  const back = await insertTicket(act, {
    ...inherited(ended),
    ...ownPart(input),
    creditNo,
    amountFen: ended.amountFen,
    bornBy: ended.bornBy,
  })
  enterReturned(act, back, ended.fkHolder, mover)
  return back
}

const arrivalOf = ({ at }: Act, { depth }: Ticket, { holderKind }: Output) =>
  holderKind === 'FUNDER'
    ? ({ state: 'HELD', depth, acceptedAt: at } as const)
    : ({ state: 'PENDING_ACCEPT', depth: depth + 1 } as const)

/** Same root, issuer, limit and days as the node that it comes from (I6). */
const inherited = (parent: Ticket) => ({
  rootCredit: parent.rootCredit,
  parentCredit: parent.pkCredit,
  fkIssuer: parent.fkIssuer,
  fkFirst: parent.fkFirst,
  fkLimit: parent.fkLimit,
  issueDate: parent.issueDate,
  promisedDate: parent.promisedDate,
  payableDate: parent.payableDate,
})

/** A part that stays with, or comes back to, whoever held the whole. */
const ownPart = (whole: Pick<Ticket, 'depth' | 'fkSender' | 'fkHolder'>) => ({
  fkHolder: whole.fkHolder,
  holderKind: 'CORP' as const,
  depth: whole.depth,
  fkSender: whole.fkSender,
  state: 'HELD' as const,
})
