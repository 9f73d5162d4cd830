import { payrollLines } from './040_payroll_lines.ts'
import { invoiceLists } from './041_invoice_lists.ts'
import { qualification } from './042_qualification.ts'
import { financeSerials } from './043_finance_serials.ts'
import { invoiceLeft } from './179_invoice_left.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package finance: numbers 040..049 and 179. */
export const finance: Migrations = {
  '040_payroll_lines': payrollLines,
  '041_invoice_lists': invoiceLists,
  '042_qualification': qualification,
  '043_finance_serials': financeSerials,
  '179_invoice_left': invoiceLeft,
}
