import * as endpoints from '@jinpiao/contract/finance'
import { listSignupProducts } from '@jinpiao/contract/signup'
import { financeProductsOf, quoteFinance } from '../../business/finance/quote.ts'
import { importPayroll, payrollImportTemplate } from '../../business/payroll/import.ts'
import { savePayroll } from '../../business/payroll/save.ts'
import { signupProducts } from '../../business/signup/products.ts'
import { attachment } from '../listRoutes.ts'
import type { Registration } from '../register.ts'
import { readUpload } from '../upload.ts'

/** Quotes and products of a financing; its applications are registered with all others. */
const financing: Registration = ({ on }) => {
  on(endpoints.listFinanceProducts, ({ query, queryContext }) => financeProductsOf(queryContext(), query))
  on(endpoints.savePayroll, async ({ body, commandContext }) => savePayroll(await commandContext(), body))
  on(endpoints.payrollTemplate, async ({ language, reply }) =>
    attachment(reply, 'wages-template.xlsx', 'xlsx').send(await payrollImportTemplate(language)),
  )
  on(endpoints.importPayroll, async ({ request, queryContext }) =>
    importPayroll(queryContext(), await readUpload(request)),
  )
  on(endpoints.quoteFinance, ({ body, queryContext }) => quoteFinance(queryContext(), body))
}

/** Qualification. */
const signups: Registration = ({ on }) => {
  on(listSignupProducts, ({ queryContext }) => signupProducts(queryContext()))
}

/** Routes of the package finance. */
export const finance: readonly Registration[] = [financing, signups]
