import { type DueClass, dueOf } from '@jinpiao/contract/due'
import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import type { Day } from '@jinpiao/values/days'

/** A count and a sum that are kept instead of counted: over all rows of an enterprise that are `part` of `kind`. */
export interface Tally {
  fkCorp: string
  kind: TallyKind
  part: string
  count: number
  amountFen: bigint
}

/**
 * What is kept. `held` is the holder's side, `issued` the issuer's. A sum in this table is always the sum of what
 * `ticketTallies`, `applicationTallies` and `ledgerTallies` say of each row: an act adds what a row says after it and takes away what it
 * said before, and a check adds up all rows anew.
 */
export type TallyKind =
  | 'held.state'
  | 'held.maturity'
  | 'held.month'
  | 'held.party'
  | 'held.free'
  | 'issued.state'
  | 'issued.seen'
  | 'issued.maturity'
  | 'issued.day'
  | 'issued.supplier'
  | 'issued.party'
  | 'issued.free'
  | 'issued.owing'
  | 'apply.state'
  | 'apply.party'
  | 'apply.creator'
  | 'ledger.month'
  | 'ledger.party'

interface TicketRow {
  fkHolder: string
  fkIssuer: string
  fkSender: string | null
  fkFirst: string | null
  parentCredit: string | null
  issuerSees: number
  state: string
  lockedBy: string | null
  amountFen: bigint
  issueDate: string
  promisedDate: string
  acceptedAt: string | null
  createdAt: string
}

/** States in which a ticket is still to be paid. */
export const CIRCULATING: readonly string[] = ['PENDING_ACCEPT', 'HELD', 'DUE', 'OVERDUE']

/**
 * States of the parts that a ticket has become: what is still to be paid, and what was paid. What was split has become its
 * parts, and of what was refused a part has come back, so together they are the whole, each once.
 */
export const PARTS: readonly string[] = [...CIRCULATING, 'REDEEMED']

/** States in which a ticket is somebody's. */
export const HELD: readonly string[] = ['HELD', 'DUE', 'OVERDUE']

/** `HELD/2027-03-01`: by state, so that "what I hold and is due soon" is a sum too. */
export const maturityPart = (state: string, day: string): string => `${state}/${day}`

/** What such a part says, and how its tickets stand: the nightly job alone says that one is overdue (Q19). */
export function maturityOf(part: string, today: Day): { state: string; day: Day; is: DueClass } {
  const [state = '', day = ''] = part.split('/')
  const { is } = dueOf({ day, state }, today)
  return { state, day, is: is === 'OVERDUE' && state !== 'OVERDUE' ? 'DUE' : is }
}

/** What one ticket adds to the tallies of its holder and its issuer. */
export function ticketTallies(row: TicketRow): Tally[] {
  const { state, amountFen, promisedDate } = row
  const circulates = CIRCULATING.includes(state)
  const maturity = maturityPart(state, promisedDate)
  const isFree = HELD.includes(state) && row.lockedBy === null
  // That something is under way with a ticket which is not yet due is its holder's affair (I26).
  const isPayable = state === 'HELD' || isFree
  const held = (kind: TallyKind, part: string): Tally => ({ fkCorp: row.fkHolder, kind, part, count: 1, amountFen })
  const issued = (kind: TallyKind, part: string): Tally => ({ ...held(kind, part), fkCorp: row.fkIssuer })
  // Change and what comes back were not received from anybody.
  const wasReceived = row.fkSender !== row.fkHolder && !isOwnPart(row)
  return [
    held('held.state', state),
    held('held.party', row.fkSender ?? ''),
    ...(circulates ? [held('held.maturity', maturity)] : []),
    ...(isFree ? [held('held.free', maturity)] : []),
    ...(wasReceived ? [held('held.month', row.createdAt.slice(0, 7))] : []),
    issued('issued.state', state),
    ...(row.issuerSees === 1 ? [issued('issued.seen', state), issued('issued.party', row.fkHolder)] : []),
    ...(circulates ? [issued('issued.maturity', maturity), issued('issued.supplier', row.fkFirst ?? '')] : []),
    ...(isPayable ? [issued('issued.free', maturity)] : []),
    ...(isFree && isOwing(row) ? [issued('issued.owing', owingPart(state, row.fkHolder))] : []),
    ...(row.parentCredit === null ? [issued('issued.day', row.issueDate)] : []),
  ]
}

/** What its issuer has to pay by now, and sees. */
const isOwing = ({ state, issuerSees }: TicketRow): boolean =>
  (state === 'DUE' || state === 'OVERDUE') && issuerSees === 1

/** `OVERDUE/…`: by state and payee. */
export const owingPart = (state: string, fkHolder: string): string => `${state}/${fkHolder}`

/** A part that its owner kept when the rest was passed on: born held, without being accepted. */
const isOwnPart = ({ parentCredit, state, acceptedAt }: TicketRow): boolean =>
  parentCredit !== null && acceptedAt === null && !['PENDING_ACCEPT', 'REFUSED', 'LAPSED', 'CANCELLED'].includes(state)

interface ApplicationRow {
  fkCorp: string
  businessType: string
  family: string
  state: string
  amountFen: bigint | null
  counterpartyName: string | null
  createdByName: string
}

export const familyPart = (family: string, part: string): string => `${family}/${part}`

/** Whether the amounts of a type add up to something: see `takesBack`. */
export const addsUp = (type: string): boolean => flowOf(type as BusinessType).takesBack !== true

/** What one application adds to the tallies of its enterprise. */
export function applicationTallies(row: ApplicationRow): Tally[] {
  const { fkCorp, businessType, family } = row
  const of = (kind: TallyKind, part: string): Tally => ({
    fkCorp,
    kind,
    part: familyPart(family, part),
    count: 1,
    amountFen: addsUp(businessType) ? (row.amountFen ?? 0n) : 0n,
  })
  return [
    of('apply.state', row.state),
    of('apply.party', row.counterpartyName ?? ''),
    of('apply.creator', row.createdByName),
  ]
}

interface LedgerRow {
  fkCorp: string
  kind: string
  asset: string
  direction: string
  amountFen: bigint
  fkParty: string | null
  at: string
}

/** `2026-11/TRANSFER/TICKET/OUT`: by month first, so that some months are a range of parts. */
export const ledgerPart = ({ at, kind, asset, direction }: LedgerRow): string =>
  [at.slice(0, 7), kind, asset, direction].join('/')

/** What one movement in the books adds to the tallies of its enterprise: by month, and with each other party. */
export function ledgerTallies(row: LedgerRow): Tally[] {
  const { fkCorp, fkParty, amountFen } = row
  const part = ledgerPart(row)
  const month: Tally = { fkCorp, kind: 'ledger.month', part, count: 1, amountFen }
  return [month, ...(fkParty === null ? [] : [{ ...month, kind: 'ledger.party', part: `${fkParty}/${part}` } as const])]
}

/** What is taken away again when a row has changed or is gone. */
export const minus = (tallies: readonly Tally[]): Tally[] =>
  tallies.map((tally) => ({ ...tally, count: -tally.count, amountFen: -tally.amountFen }))

/**
 * The same, added up by enterprise, kind and part, without those that cancel out, in one order: acts that meet lock the
 * rows of the table in the order in which they stand here.
 */
export const addTallies = (tallies: readonly Tally[]): Tally[] => new TallySums().add(tallies).list()

/** The same of rows that come page by page. */
export class TallySums {
  readonly #sums = new Map<string, Tally>()

  add(tallies: readonly Tally[]): this {
    for (const tally of tallies) {
      const key = [tally.fkCorp, tally.kind, tally.part].join('\n')
      const sum = this.#sums.get(key)
      if (sum === undefined) this.#sums.set(key, { ...tally })
      else {
        sum.count += tally.count
        sum.amountFen += tally.amountFen
      }
    }
    return this
  }

  list(): Tally[] {
    return [...this.#sums]
      .filter(([, { count, amountFen }]) => count !== 0 || amountFen !== 0n)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, tally]) => tally)
  }
}
