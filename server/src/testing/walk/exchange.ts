import { decimalToFen } from '@jinpiao/values/money'
import { businesses } from '../../business/all.ts'
import { invoicingBusiness } from '../../business/invoicing/invoicing.ts'
import { actsOf } from '../../flow/acts.ts'
import { billOf, fillBilling } from '../bills.ts'
import type { Walks } from './walkOf.ts'

const party = '示范商业银行'

/** What the form of a walk says; its bill is borne when it is stored. */
interface Wanted {
  amount: string
  email: string
}

/** How the random walk fills in the forms of the package exchange. */
export const exchange: Walks = {
  INVOICING: {
    // Every fifth says by mail and not where to.
    form: (world, { pick, amount }) => ({
      fkCorp: world.suppliers[pick % 2]?.fkCorp ?? '',
      line: { amount, email: pick % 5 === 4 ? '' : 'fees@example.com' } satisfies Wanted,
    }),
    async save(context, line) {
      const { amount, email } = line as Wanted
      await fillBilling(context)
      const { pkBill } = await billOf(context, { party, amountFen: decimalToFen(amount) })
      const form = {
        party,
        pkBills: [pkBill],
        invoiceKind: 'NORMAL',
        receiveBy: 'EMAIL',
        email,
        address: '',
        remark: '',
      }
      return actsOf(businesses, invoicingBusiness).save(context, { lines: [form] })
    },
  },
}
