import type { Translated } from '#portal/locales/translated.ts'
import type { packs as source } from '#portal/locales/zh-CN/packs.ts'

export const packs: Translated<typeof source> = {
  filters: 'Search packs',
  rowName: 'Pack {{applyNo}} {{name}}',
  empty: {
    FINANCE_PACK: 'No packs for financing yet. Begin one, and choose it when you finance a ticket.',
    ISSUE_PACK: 'No packs for issuing yet. Begin one, and choose it when you issue a ticket.',
  },
  acts: 'Actions',
  create: 'New pack',
  goOn: 'Go on',
  copy: 'Copy',
  copyTitle: 'Copy the pack “{{name}}”?',
  copyText:
    'A new draft is made with its authorisations, contracts and further material. Invoices are left out: one invoice backs one business.',
  copied: 'Pack “{{name}}” copied',
  download: 'Download files',
  noFiles: 'Pack “{{name}}” has no files yet',
  createHint:
    'Begin with what the pack is for. Authorisations, contracts, invoices and further material are uploaded afterwards. Drafts are kept for {{n}} days.',
  createSubmit: 'Save and upload papers',
  created: 'Pack “{{name}}” created',
  cancel: 'Cancel',
  coreHint: 'The enterprise that pays for the trade',
  noCores: 'No core company has registered your company as its supplier, so no pack for financing can be created yet',
  supplierHint: 'Search by name or credit code',
}
