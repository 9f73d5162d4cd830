import type { InvoicingPayload } from '@jinpiao/contract/invoicing'
import { decimalToFen } from '@jinpiao/values/money'
import { businesses } from '../../business/all.ts'
import { registerPayment } from '../../business/exchange/payments.ts'
import { invoicingBusiness } from '../../business/invoicing/invoicing.ts'
import { todayOf } from '../../domain/clock.ts'
import { actsOf } from '../../flow/acts.ts'
import { anyApplication } from '../../flow/application.ts'
import { findPayment } from '../../payments/payments.ts'
import { billOf, fillBilling } from '../bills.ts'
import { exchangeLine } from '../exchangeLine.ts'
import { personOf } from '../people.ts'
import { openTasks, replyTo } from '../steps.ts'
import { as } from '../world.ts'
import type { Walks } from './walkOf.ts'

const party = '示范商业银行'

/** How the random walk fills in the forms of the package exchange, and pays their fees. */
export const exchange: Walks = {
  EXCHANGE: {
    form: (world, _, at) => ({
      fkCorp: at?.fkHolder ?? world.suppliers[0]?.fkCorp ?? '',
      line: exchangeLine(world, at === undefined ? [] : [at]),
    }),
    async later(world, pkApply, answer) {
      const { fkCorp } = await anyApplication(world.database.read, pkApply)
      const payment = await findPayment(world.database.read, { pkApply })
      const who = personOf(world, fkCorp, ['OPERATOR'])
      if (payment === undefined || who === undefined) throw new Error(`${pkApply} has nothing to pay`)
      const { pkPayment, version, state } = payment
      if (state !== 'PENDING_CONFIRM') {
        const report = {
          pkAccount: world.accounts[fkCorp] ?? '',
          bankSerial: `FK-${pkPayment.slice(-12)}-${version}`,
          payDate: todayOf(world.clock),
          fileIds: [world.files[fkCorp] ?? ''],
        }
        await registerPayment(businesses, as(world, who), { pkPayment, version, ...report })
      }
      const asked = (await openTasks(world)).find(({ task }) => task.no === payment.paymentNo)
      if (asked === undefined) throw new Error(`The bank is not asked about ${payment.paymentNo}`)
      await replyTo(world, asked, { answer })
    },
  },
  INVOICING: {
    // Every fifth says by mail and not where to. Its amount is that of the bill that is borne when it is stored.
    form: (world, { pick, amount }) => ({
      fkCorp: world.suppliers[pick % 2]?.fkCorp ?? '',
      line: {
        party,
        pkBills: [],
        invoiceKind: 'NORMAL',
        receiveBy: 'EMAIL',
        email: pick % 5 === 4 ? '' : 'fees@example.com',
        address: '',
        remark: amount,
      } satisfies InvoicingPayload,
    }),
    async save(context, line) {
      const form = line as InvoicingPayload
      await fillBilling(context)
      const { pkBill } = await billOf(context, { party, amountFen: decimalToFen(form.remark) })
      return actsOf(businesses, invoicingBusiness).save(context, { lines: [{ ...form, pkBills: [pkBill] }] })
    },
  },
}
