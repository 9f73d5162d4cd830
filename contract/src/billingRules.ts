import type { Billing } from './billingInfo.ts'
import { missing, type Problem, problem } from './problems.ts'

/** What an invoice that its receiver deducts has to say besides the rest. */
const ofSpecial = ['billingAddress', 'billingPhone', 'bankName', 'accountNo'] as const

/** Everything that refuses the facts for invoices, in the order of the form: a wrong tax number is `06000205`. */
export function findBillingProblems(info: Billing): Problem[] {
  const { taxNo, invoiceKind } = info
  const lacking = (invoiceKind === 'SPECIAL' ? ofSpecial : (['billingPhone'] as const)).filter(
    (field) => info[field] === '',
  )
  return [
    ...(taxNo === '' ? [missing('taxNo', 'taxNo')] : []),
    ...(taxNo !== '' && !/^[0-9A-Z]{15,20}$/.test(taxNo) ? [problem('taxNo', '06000205')] : []),
    ...lacking.map((field) => missing(field, field)),
    ...(info.email === '' ? [missing('email', 'email')] : []),
  ]
}

/** Whether an invoice of the kind can be made out with these facts. */
export const isEnoughFor = (info: Billing, invoiceKind: Billing['invoiceKind']): boolean =>
  findBillingProblems({ ...info, invoiceKind }).length === 0
