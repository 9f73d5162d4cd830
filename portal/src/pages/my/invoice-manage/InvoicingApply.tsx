import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { invoicingApply } from '#portal/business/billing/invoicingApply.ts'

/** 开票申请. */
export default function InvoicingPage() {
  return <ApplicationPage of={invoicingApply} />
}
