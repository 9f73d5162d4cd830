import { invoicing } from '@jinpiao/contract/invoicing'
import { groupByParty } from '@jinpiao/contract/invoicingRules'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { InvoicingCheck } from './InvoicingCheck.tsx'
import { invoicingDetail } from './InvoicingDetail.tsx'
import { InvoicingEditor } from './InvoicingEditor.tsx'
import { findProblems, invoicingForm } from './invoicingForm.ts'
import { useInvoicingFacts } from './useInvoicingFacts.ts'

/** 开票申请: paid bills are chosen, and become one application for each party that makes out invoices. */
export const invoicingApply = defineApply({
  of: invoicing,
  name: 'invoicing',
  title: 'invoicing',
  form: invoicingForm,
  useFacts: useInvoicingFacts,
  problems: findProblems,
  Editor: InvoicingEditor,
  Check: InvoicingCheck,
  detail: invoicingDetail,
  columns: ['issuingParty', 'amount', 'invoiceKind', { key: 'feeBills', secondary: true }, 'invoiceNo'],
  parties: ({ bills }) => groupByParty(bills).map(({ party, amountFen }) => ({ name: party, amount: amountFen })),
  fieldsMeant: () => ({
    feeBills: ['bills'],
    invoiceKind: ['invoiceKind'],
    receiveBy: ['receiveBy'],
    receiverAddress: ['address'],
  }),
})
