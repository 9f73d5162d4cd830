import { getBillingInfo, putBillingInfo } from '@jinpiao/contract/billingInfo'
import * as bills from '@jinpiao/contract/bills'
import * as feeInvoices from '@jinpiao/contract/feeInvoices'
import { terms } from '@jinpiao/contract/terms'
import { putBillingInfo as saveBilling } from '../../acts/billing.ts'
import { payBill } from '../../business/feeBill/pay.ts'
import { keepInvoiceFile } from '../../business/invoicing/file.ts'
import { mailInvoice } from '../../business/invoicing/mail.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { getBillingInfo as billingInfo } from '../../queries/billingInfo.ts'
import { bills as billList, getBill } from '../../queries/bills.ts'
import { feeInvoices as invoiceList } from '../../queries/feeInvoices.ts'
import { requireEmailProof } from '../emailProof.ts'
import { registerExchange } from '../exchangeRoutes.ts'
import { onList } from '../listRoutes.ts'
import type { Registration } from '../register.ts'

/** Fees, what stands on their invoices, and the invoices; applications for them are registered with all others. */
const fees: Registration = (api) => {
  const { on, services } = api
  onList(api, bills.listBills, billList)
  on(bills.getBill, ({ params, queryContext }) => getBill(queryContext(), params))
  on(bills.payBill, async ({ params, body, commandContext }) => payBill(await commandContext(), params, body))
  onList(api, feeInvoices.listFeeInvoices, invoiceList)
  on(feeInvoices.keepInvoiceFile, async ({ params, commandContext }) =>
    keepInvoiceFile(await commandContext(), services.files, params),
  )
  on(feeInvoices.mailInvoice, async ({ params, body, commandContext }) =>
    mailInvoice(await commandContext(), params, body),
  )
  on(getBillingInfo, ({ queryContext }) => billingInfo(queryContext()))
  on(putBillingInfo, async (call) => {
    const { code = '', password, ...change } = call.body
    const { email } = await billingInfo(call.queryContext())
    if (change.email !== email) {
      if (password === undefined) throw new BusinessError('01000310', terms.password.name).at('password')
      await requireEmailProof(services, call, change.email, { code, password })
    }
    return saveBilling(await call.commandContext(), change)
  })
}

/** Routes of the package exchange. */
export const exchange: readonly Registration[] = [registerExchange, fees]
