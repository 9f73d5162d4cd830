import { type InterestTerms, interestOf } from './interest.ts'
import type { Fen } from './money.ts'

/** The rate of 3.98 % is 398; the basis is 360 in the specification. */
export type ServiceFeeTerms = InterestTerms & {
  /** Financing amount in fen. */
  amount: Fen
  /** Civil days from the loan date to the promised payment date: first day counted, last not (算头不算尾). */
  days: number
}

/**
 * Financing service fee in fen: amount × rate × days ÷ day basis, rounded half up to the fen (spec §9). Rate and
 * basis are fields of the funder's product, so they are arguments and not constants. Throws RangeError on a negative
 * or fractional term.
 */
export const serviceFee = ({ amount, days, ...terms }: ServiceFeeTerms): Fen => interestOf(amount, days, terms)
