import { type FlowRow, platform } from './flowRow.ts'
import { createFinancePackPage, createIssuePackPage, packDetailPage, packUploadPages } from './permissions/data.ts'
import type { Words } from './words.ts'

/** What differs between papers that financings use and papers that issues use. */
interface Pack<Party extends 'funderName' | 'supplierName'> {
  name: Words
  short: Words
  /** Who the papers are for: what a list is filtered by. */
  counterparty: Party
  createPage: readonly string[]
}

/**
 * 资料: papers that an operator or purchaser collects over several pages and the platform looks at, once. Nothing moves by
 * it, so nothing is signed: what uses the papers signs them.
 */
const packFlow = <const Party extends 'funderName' | 'supplierName'>({ createPage, ...pack }: Pack<Party>) =>
  ({
    ...pack,
    submitters: ['OPERATOR', 'PURCHASE'],
    // A card leads to the first: it says which papers wait, or where to choose.
    submitPages: [...packDetailPage, ...createPage, ...packUploadPages.filter((page) => !page.endsWith('/success'))],
    submitActions: ['SUBMIT'],
    unsigned: true,
    steps: [platform({ mayReturn: true, word: { label: ['审核中', 'Being reviewed'], tone: 'info' } })],
    touches: ['applications', 'todos', 'messages'],
    called: { applyNo: 'packNo' },
    lacks: ['amount', 'promisedDate'],
    marks: ['packName'],
    words: {
      DRAFT: { label: ['待完善', 'To be completed'], tone: 'neutral' },
      RETURNED: { label: ['已退回', 'Returned'], tone: 'warning' },
      DONE: { label: ['审核通过', 'Approved'], tone: 'success' },
    },
  }) as const satisfies FlowRow

/** 融资资料: for a funder. `packFlow` with the words of financing. */
export const financePackFlow = packFlow({
  name: ['融资资料', 'Pack for financing'],
  short: ['融资资料', 'packs for financing'],
  counterparty: 'funderName',
  createPage: createFinancePackPage,
})

/** 开立资料: for a supplier. `packFlow` with the words of issuing. */
export const issuePackFlow = packFlow({
  name: ['开立资料', 'Pack for issuing'],
  short: ['开立资料', 'packs for issuing'],
  counterparty: 'supplierName',
  createPage: createIssuePackPage,
})
