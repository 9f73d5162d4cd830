import type { FeeBill } from '@jinpiao/contract/bills'

/** Where a fee is paid to, with its number as the remark; undefined: nowhere, or no account is named. */
export function payeeOf({ payeeAccountName, payeeAccount, payeeBank, feeBillNo }: FeeBill) {
  if (payeeAccountName === null || payeeAccount === null || payeeBank === null) return undefined
  return { payeeAccountName, payeeAccount, payeeBank, paymentRemark: feeBillNo }
}
