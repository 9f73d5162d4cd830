import type { Translated } from '#portal/locales/translated.ts'
import type { data as source } from '#portal/locales/zh-CN/routes/data.ts'

export const data: Translated<typeof source> = {
  financePacks: 'Packs for financing',
  issuePacks: 'Packs for issuing',
  createFinancePack: 'New pack for financing',
  createIssuePack: 'New pack for issuing',
  packDetail: 'Pack',
  packAuth: 'Upload authorisations',
  packContract: 'Upload contracts',
  packInvoice: 'Choose invoices',
  packOther: 'Upload further material',
  packSent: 'Pack submitted',
  suppliers: 'Suppliers',
  coreStatistics: 'Statistics of issues',
  chainStatistics: 'Statistics of tickets',
  limitAlloc: 'Limit allocation',
}
