/** How a product that needs a qualification stands to one enterprise: its last application, and what a funder has granted. */
export interface QualificationTable {
  fkCorp: string
  fkProduct: string
  /** The application that was submitted last; it may be under way, or have ended. */
  lastApply: string
  /** Day of the last refusal for good; null: there was none since the last grant. */
  refusedOn: string | null
  /** The application that the funder has granted; null: none, and nothing below. */
  pkApply: string | null
  validFrom: string | null
  validTo: string | null
  /** What the funder expects to lend. */
  quotaFen: bigint | null
}
