import { ReceiptList } from '#portal/business/receipts/ReceiptList.tsx'

/** What proves loans and their repayments. */
const kinds = ['LOAN_NOTE', 'LOAN_PAID', 'LOAN_REPAID', 'LOAN_SETTLED'] as const

/** 贷款凭证: notes of loans, payments, repayments, settlements; one or several as they are printed (`?pkReceipt=`). */
export default function CertificatesPage() {
  return <ReceiptList route="certificates" kinds={kinds} />
}
