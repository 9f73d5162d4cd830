import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getAgreement } from '@jinpiao/contract/selfLoan'
import type { Day } from '@jinpiao/values/days'

/** What the form of a draw has to know. */
export interface DrawFacts {
  /** By the server's clock. */
  today: Day
  /** The line of the enterprise; null: it has none. */
  line: DataOf<typeof getAgreement>
}
