import type { FlowRow } from './flowRow.ts'
import { productOverviewPage } from './permissions/ukey.ts'

/**
 * 产品开通: one signature is the whole act. What a bank decides besides has a state of its own, that of the product
 * (`corp_product`): it is signed twice, as the product is applied for and as its contract is concluded.
 */
export const productOpenFlow = {
  name: ['产品开通', 'Opening of a product'],
  short: ['产品开通', 'product openings'],
  submitters: ['OPERATOR', 'DIRECTOR'],
  submitPages: productOverviewPage,
  submitActions: ['OPEN', 'CONTRACT'],
  agreements: ['product'],
  steps: [],
  // The product has a state of its own: a bank may still decide.
  words: { DONE: { label: ['已签署', 'Signed'], tone: 'success' } },
  lacks: ['amount', 'promisedDate'],
  // With it a home and menus may open, and the first day of the enterprise goes on.
  touches: ['products', 'corp', 'applications', 'todos', 'messages'],
  counterparty: 'product',
  textBy: { OPEN: ['products', 'guaranteeProducts', 'ccbApply'], CONTRACT: 'ccbSign' },
} as const satisfies FlowRow
