import * as endpoints from '@jinpiao/contract/finance'
import * as invoices from '@jinpiao/contract/invoices'
import { listSignupProducts } from '@jinpiao/contract/signup'
import { financeProductsOf, quoteFinance } from '../../business/finance/quote.ts'
import { verifyInvoices } from '../../business/invoice/check.ts'
import { invoiceDetail } from '../../business/invoice/detail.ts'
import { enterInvoices, removeInvoice } from '../../business/invoice/enter.ts'
import { invoiceSheetTemplate, markInvoiceSheet, readInvoiceRows } from '../../business/invoice/import.ts'
import { listFailedWages } from '../../business/payroll/failed.ts'
import { importPayroll, payrollImportTemplate } from '../../business/payroll/import.ts'
import { savePayroll } from '../../business/payroll/save.ts'
import { signupProducts } from '../../business/signup/products.ts'
import { todayOf } from '../../domain/clock.ts'
import { invoices as invoiceList } from '../../queries/invoices.ts'
import { attachment, onList } from '../listRoutes.ts'
import type { Registration } from '../register.ts'
import { readUpload } from '../upload.ts'

/** Quotes and products of a financing; its applications are registered with all others. */
const financing: Registration = ({ on, services }) => {
  on(endpoints.listFinanceProducts, ({ query, queryContext }) => financeProductsOf(queryContext(), query))
  on(endpoints.listFailedWages, ({ query, queryContext }) => listFailedWages(queryContext(), query))
  on(endpoints.savePayroll, async ({ body, commandContext }) => savePayroll(await commandContext(), body))
  on(endpoints.payrollTemplate, async ({ language, reply }) =>
    attachment(reply, 'wages-template.xlsx', 'xlsx').send(
      await payrollImportTemplate(language, todayOf(services.clock)),
    ),
  )
  on(endpoints.importPayroll, async ({ request, query, queryContext }) =>
    importPayroll(queryContext(), await readUpload(request), query),
  )
  on(endpoints.quoteFinance, ({ body, queryContext }) => quoteFinance(queryContext(), body))
}

/** Qualification. */
const signups: Registration = ({ on }) => {
  on(listSignupProducts, ({ queryContext }) => signupProducts(queryContext()))
}

/** The enterprise's own invoices: entered, read from a sheet, checked with the tax office. */
const invoiceRoutes: Registration = (api) => {
  const { on, services } = api
  onList(api, invoices.listInvoices, invoiceList)
  on(invoices.invoiceTemplate, async ({ language, reply }) =>
    attachment(reply, 'invoice-template.xlsx', 'xlsx').send(
      await invoiceSheetTemplate(language, todayOf(services.clock)),
    ),
  )
  on(invoices.readInvoiceFile, async ({ request, query, queryContext }) =>
    readInvoiceRows(queryContext(), await readUpload(request), query),
  )
  on(invoices.markInvoiceFile, async ({ request, query, reply, queryContext }) => {
    const marked = await markInvoiceSheet(queryContext(), await readUpload(request), query)
    return attachment(reply, 'invoice-problems.xlsx', 'xlsx').send(marked)
  })
  on(invoices.getInvoice, ({ params, queryContext }) => invoiceDetail(queryContext(), params))
  on(invoices.enterInvoices, async ({ body, commandContext }) => enterInvoices(await commandContext(), body))
  on(invoices.deleteInvoice, async ({ params, commandContext }) => removeInvoice(await commandContext(), params))
  on(invoices.verifyInvoices, async ({ body, commandContext }) => verifyInvoices(await commandContext(), body))
}

/** Routes of the package finance. */
export const finance: readonly Registration[] = [financing, signups, invoiceRoutes]
