import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { financeLine } from '../financeLine.ts'
import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package finance. */
export const finance: Walks = {
  FINANCE: {
    // A part of the ticket, or all of it, and now and then more than there is.
    form: (world, { pick, amount }, at) => {
      const part = decimalToFen(amount)
      const fen = at === undefined || pick % 5 === 0 || part <= at.amountFen ? part : at.amountFen
      const nowhere = { pkCredit: '', fkHolder: world.suppliers[0]?.fkCorp ?? '', promisedDate: '2027-01-01' }
      return { fkCorp: at?.fkHolder ?? nowhere.fkHolder, line: financeLine(world, at ?? nowhere, fenToDecimal(fen)) }
    },
  },
}
