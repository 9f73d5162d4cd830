import type { LimitTerm } from '@jinpiao/contract/limitRules'
import type { LimitEntryKind, LimitMove, LimitState } from '@jinpiao/contract/status'
import { fenToDecimal, formatMoney } from '@jinpiao/values/money'
import { BusinessError } from './businessError.ts'

/** The four columns of a limit, in fen (I9). */
export interface LimitColumns {
  totalFen: bigint
  allocatedFen: bigint
  frozenFen: bigint
  usedFen: bigint
}

export const emptyLimit: LimitColumns = { totalFen: 0n, allocatedFen: 0n, frozenFen: 0n, usedFen: 0n }

/** What each kind of entry does to the columns. OCCUPY turns frozen into used: it follows a FREEZE of the same sum. */
const effects: Record<LimitMove, Partial<Record<keyof LimitColumns, 1n | -1n>>> = {
  GRANT: { totalFen: 1n },
  ADJUST: { totalFen: 1n },
  ALLOCATE: { allocatedFen: 1n },
  FREEZE: { frozenFen: 1n },
  UNFREEZE: { frozenFen: -1n },
  OCCUPY: { frozenFen: -1n, usedFen: 1n },
  RELEASE: { usedFen: -1n },
}

/** What is available is the first of these columns less the others. */
export const availableOf = ['totalFen', 'allocatedFen', 'frozenFen', 'usedFen'] as const

export const availableFen = (limit: LimitColumns): bigint =>
  limit.totalFen - limit.allocatedFen - limit.frozenFen - limit.usedFen

/** Whether its enterprise may issue: it has paid what was due, and so has the parent of a branch. */
export interface MayIssue {
  /** Since when it may not; null: it may, unless its parent may not. */
  suspension: { since: string } | null
  suspendedParent: { since: string } | null
}

const isUsable = (limit: { state: string }, { suspension, suspendedParent }: MayIssue): boolean =>
  limit.state === 'ACTIVE' && suspension === null && suspendedParent === null

/** What of it can be issued on: nothing, while it or its enterprise is suspended, or when it has ended. */
export const usableFen = (limit: LimitColumns & { state: string }, issuer: MayIssue): bigint =>
  isUsable(limit, issuer) ? availableFen(limit) : 0n

/** What is shown of a limit beside an application: with what it leaves; nothing of one that cannot be issued on. */
export const impactOn = (
  limit: LimitColumns & { state: string },
  issuer: MayIssue,
  [beforeFen, afterFen]: readonly [bigint, bigint],
) => {
  const isInForce = isUsable(limit, issuer)
  return {
    limitState: limit.state as LimitState,
    issueSuspended: issuer.suspension !== null || issuer.suspendedParent !== null,
    total: fenToDecimal(limit.totalFen),
    available: fenToDecimal(isInForce ? beforeFen : 0n),
    availableAfter: fenToDecimal(isInForce ? afterFen : 0n),
  }
}

/** What an entry has done to the available sum: less by what is allocated or frozen, more by what comes back. */
export const availableChange = (kind: LimitMove, amountFen: bigint): bigint =>
  availableOf.reduce((sum, column) => {
    const effect = (effects[kind][column] ?? 0n) * amountFen
    return column === 'totalFen' ? sum + effect : sum - effect
  }, 0n)

/** When it is in force, as the contract's rules ask for it. */
export const termOf = (row: { state: string; dayFrom: string; dayTo: string }): LimitTerm => ({
  state: row.state as LimitState,
  from: row.dayFrom,
  to: row.dayTo,
})

/** Moves that go both ways, and what the books call the way back: a total is corrected, what was allocated comes back. */
export const wayBack: Partial<Record<LimitMove, LimitEntryKind>> = { ADJUST: 'LOWER', ALLOCATE: 'TAKE_BACK' }

/**
 * What the books call a move: each kind of entry has one sign. Only an application changes the total of a part: a source
 * grants and corrects without one.
 */
export function entryKindOf(kind: LimitMove, amountFen: bigint, isApplied: boolean): LimitEntryKind {
  if (isApplied && (kind === 'GRANT' || kind === 'ADJUST')) return amountFen < 0n ? 'GIVEN_BACK' : 'GIVEN'
  return (amountFen < 0n && wayBack[kind]) || kind
}

/**
 * The columns after a move of `amountFen` (negative only for ADJUST and ALLOCATE).
 * @throws {BusinessError} 05000101 when the available sum does not cover it (I9, I10).
 * @throws {RangeError} when more is given back than was taken: a defect, never an answer.
 */
export function moveLimit(limit: LimitColumns, kind: LimitMove, amountFen: bigint): LimitColumns {
  if (amountFen <= 0n && wayBack[kind] === undefined)
    throw new RangeError(`A limit moves by a positive amount, not ${amountFen}`)
  const next = {
    totalFen: limit.totalFen,
    allocatedFen: limit.allocatedFen,
    frozenFen: limit.frozenFen,
    usedFen: limit.usedFen,
  }
  for (const [column, sign] of Object.entries(effects[kind]) as [keyof LimitColumns, bigint][]) {
    next[column] += sign * amountFen
    if (next[column] < 0n) throw new RangeError(`${kind} of ${amountFen} leaves ${column} negative`)
  }
  if (availableFen(next) < 0n) throw new BusinessError('05000101', formatMoney(availableFen(limit)))
  return next
}
