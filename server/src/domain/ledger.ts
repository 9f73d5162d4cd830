import type { BusinessType } from '@jinpiao/contract/flow'

/**
 * What moved: the type of the application that moved it, or what has none.
 * - `CAME_BACK`: a part that its recipient refused or did not answer is its sender's again;
 * - `ENDED`: a promise that nobody holds any more, without an application of its own;
 * - `LOAN_BACK`: principal, interest and penalty of a loan that come back;
 * - `FEE`: what the platform, a funder or a bank takes; `OVERDUE`: nothing moved, although it should have.
 */
export type LedgerKind = BusinessType | 'CAME_BACK' | 'ENDED' | 'FEE' | 'LOAN_BACK' | 'OVERDUE'

/** A movement as one enterprise's books have it; the other side has a row of its own, in its own words. */
export interface LedgerRow {
  fkCorp: string
  kind: LedgerKind
  /** `NONE`: an event that counts in statistics and moves nothing. */
  asset: 'TICKET' | 'MONEY' | 'NONE'
  /** An issuer gives a promise out, and has it back when it is paid or comes to nothing. */
  direction: 'IN' | 'OUT'
  amountFen: bigint
  /** The other enterprise; null where it is none of the platform's. */
  fkParty: string | null
  /** Its name, where it is not that of `fkParty`. */
  partyName?: string
  /** Only of the enterprise's own: another's is not its to know (I26). */
  pkApply: string | null
  pkCredit: string | null
  /** By which the enterprise knows the business: the number of its own application, else of the ticket. */
  businessNo: string
  /** 银行流水号 of a payment. */
  bankSerial?: string
}
