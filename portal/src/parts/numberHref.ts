import { flowOf } from '@jinpiao/contract/flow'
import { type Numbered, type NumberKey, type NumberOf, type NumberTerm, numberOf } from '@jinpiao/contract/numberKeys'
import { applicationHref } from './applicationHref.ts'

/** Where what a key is of is read, the first that is open; applications are read where one works on them. */
const pages: Readonly<Partial<Record<NumberKey, (pk: string, home: string) => readonly string[]>>> = {
  pkCredit: (pk, home) => [`${home}?ticket=${pk}`],
  pkRoot: (pk, home) => [`${home}?ticket=${pk}`],
  pkDraw: (pk) => [
    `/credit/self-loan/draw-detail/index?id=${pk}`,
    `/credit/chain-credit/apply?draw=${pk}`,
    `/credit/loan/index?draw=${pk}`,
  ],
  pkPayment: (pk) => [`/credit/baexchange/payment-detail/index?id=${pk}`],
  pkReceipt: (pk) => [`/my/account/receipt?pkReceipt=${pk}`, `/credit/self-loan/certificate/index?pkReceipt=${pk}`],
  pkBill: (pk) => [`/my/account/bill?id=${pk}`],
  pkFeeBill: (pk) => [`/my/account/bill?id=${pk}`],
  pkInvoice: (pk) => [`/credit/invoice-detail/index?id=${pk}`],
  pkPack: (pk) => [`/credit/finance-data/detail?id=${pk}`],
}

interface Reader {
  mayOpen: (href: string) => boolean
  /** Of the role: a ticket is read there. */
  home: string
}

/**
 * Where that is read which a number is of; `undefined`: nowhere that is open to this reader.
 *
 * @example numberHref('creditNo', { pkCredit: 'T1' }, reader) // '/credit/core/index/operator?ticket=T1'
 */
export function numberHref(term: NumberTerm, of: Numbered, { mayOpen, home }: Reader): string | undefined {
  const number = numberOf(term, of)
  if (number === undefined) return undefined
  return pages[number.key]?.(number.pk, home).find(mayOpen) ?? ofApplication(number, mayOpen)
}

/** What takes no steps, such as an acceptance, has no page of its own: its ticket has. */
function ofApplication({ pk, type }: NumberOf, mayOpen: Reader['mayOpen']): string | undefined {
  if (type === null || flowOf(type).steps.length === 0) return undefined
  return applicationHref({ pkApply: pk, businessType: type }, mayOpen)
}
