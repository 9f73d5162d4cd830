import type { Translated } from '#portal/locales/translated.ts'
import type { trade as source } from '#portal/locales/zh-CN/trade.ts'

export const trade: Translated<typeof source> & Record<`${string}_one`, string> = {
  of: '{{place}}: {{part}}',
  hint: {
    issue:
      'A ticket pays for a genuine payable. Its amount cannot exceed that of the contract, which has to be uploaded.',
    transfer:
      'A transfer pays for genuine trade with its recipient. It cannot exceed the contract, which has to be uploaded.',
    finance:
      'The trade for which your company got the ticket. The amount cannot exceed the contract, which has to be uploaded.',
  },
  ticketFacts: '{{issuer}}, {{amount}} yuan, promised for {{day}}',
  proofsHint:
    'You are no first-level supplier of the issuer: besides the contract give invoices, fund-flow proof and other files.',
  contractAmountHint: {
    issue: 'The ticket cannot exceed it',
    transfer: 'The transfer cannot exceed it',
    finance: 'The amount financed cannot exceed it',
  },
  deliveredHint: 'Decides about the term; leave it empty before delivery',
  invoicesOptional: 'Invoices (optional)',
  invoicesHint: {
    issue:
      'Your company is the buyer, the supplier the seller; together they are not less than the amount. One invoice backs one ticket; where there are none, the reviewer is told.',
    transfer:
      'Your company is the buyer, the recipient the seller; together they are not less than the amount. One invoice backs one ticket.',
    finance:
      'Your company is the seller, whoever gave you the ticket the buyer; together they are not less than the amount. One invoice backs several financings up to its amount.',
  },
  invoiceTitle: 'Invoice {{number}}',
  invoiceNoHint: '20 digits for an electronic invoice, 8 digits for an old one',
  invoiceCodeHint: '10 or 12 digits, needed with a number of 8 digits; an electronic invoice has none',
  addInvoice: 'Add an invoice',
  chooseInvoice: 'Choose one of your invoices',
  chooseHint: {
    issue:
      'Invoices that your company is the buyer of. What stands on it is filled in; its file is still to be uploaded.',
    transfer:
      'Invoices that your company is the buyer of. What stands on it is filled in; its file is still to be uploaded.',
    finance:
      'Invoices that your company is the seller of. What stands on it is filled in; its file is still to be uploaded.',
  },
  invoiceFacts: '{{party}}, {{name}} {{amount}} yuan, {{state}}',
  invoiceFailed: 'Not confirmed by the tax office',
  invoiceTaken: 'It backs other business already',
  chooseFirst: 'Choose an invoice first',
  takeInvoice: 'Choose',
  pack: {
    choose: 'Take from a pack',
    hint: 'Approved packs. The chosen contract, its files and the free invoices replace what stands here; files of invoices are still to be uploaded.',
    none: 'No pack has been approved yet',
    label: 'Pack',
    contract: 'Contract to take',
    contractText: '{{buyer}}, {{seller}}',
    facts: '{{party}}, {{day}}',
    missing: 'Choose a pack and a contract first',
    take: 'Take',
    taken: 'Taken from the pack “{{name}}”; please check',
  },
  removeInvoice: 'Remove',
  invoiceRemoved: 'Invoice {{number}} removed',
  tooManyInvoices: 'At most {{max}} invoices for one ticket',
  invoiceSum: 'The invoices add up to {{amount}} yuan',
  invoiceCovers: 'The invoices add up to {{amount}} yuan and cover {{coverage}} of the amount',
  invoiceShort: '; {{amount}} yuan are missing',
  otherFilesHint: 'Whatever else shows that the trade is real: orders, delivery notes, acceptance notes',
  fundFlowHint: 'Bank statements that belong to this trade',
  noInvoice: 'No invoice: 0% of the amount covered',
  invoiceCoverage: 'Covered by invoices',
  invoiceCover_other: '{{coverage}} ({{count}} invoices, {{amount}} yuan with tax)',
  invoiceCover_one: '{{coverage}} (1 invoice, {{amount}} yuan with tax)',
}
