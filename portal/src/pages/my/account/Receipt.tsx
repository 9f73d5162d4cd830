import { ReceiptList } from '#portal/business/receipts/ReceiptList.tsx'

/** 凭证管理: what proves each act that has taken effect. */
export default function Receipts() {
  return <ReceiptList route="receipts" />
}
