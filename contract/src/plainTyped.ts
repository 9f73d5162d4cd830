import { plainCode } from '@jinpiao/values/creditCode'
import { plainDigits, plainMobile } from '@jinpiao/values/digits'
import { plainText } from '@jinpiao/values/plainText'
import type { TermName } from './terms.ts'

/** Terms whose texts are more than words: each with what makes a typed or pasted one plain. */
const readers: Partial<Record<TermName, (typed: string) => string>> = {
  creditCode: plainCode,
  mobile: plainMobile,
  contactMobile: plainMobile,
  accountNo: plainDigits,
  invoiceNo: plainDigits,
  invoiceCode: plainDigits,
  checkCode: plainDigits,
}

/** A text of a field as it is sent and stored, from what was typed into it or stands in a sheet: one way for both. */
export const plainTyped = (term: TermName, typed: string): string => (readers[term] ?? plainText)(typed)
