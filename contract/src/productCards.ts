import * as z from 'zod/mini'
import { action, productActions } from './actions.ts'
import { endpoint } from './endpoint.ts'
import { batchResult, fields, signaturePayload } from './fields.ts'
import { productOverviewPage } from './permissions/ukey.ts'
import { openedBySignature, productCodes } from './productKinds.ts'
import { productConditionNames } from './productOpenRules.ts'
import { productStateNames } from './states/ukey.ts'

const card = z.object({
  product: z.enum(productCodes),
  productState: z.enum(productStateNames),
  /** Since when it stands so; why the bank has refused it, in its words; the contract that the bank has made out. */
  ...fields('at?', 'failReason?', 'contractNo?'),
  /** Its contract is signed: the bank confirms it next. */
  isSigned: z.boolean(),
  /** What the enterprise needs for it; empty where it is opened elsewhere. */
  conditions: z.array(z.object({ condition: z.enum(productConditionNames), isMet: z.boolean() })),
  actions: z.array(action(productActions)),
})
export type ProductCard = z.output<typeof card>

export const listProductCards = endpoint({
  method: 'GET',
  path: '/corp/v1/products',
  summary: '产品中心：平台提供的产品、本企业的状态、开通条件与可办操作',
  permission: productOverviewPage,
  data: z.array(card),
})

/** 开通, 签约: signed as the text calls of products compose it; the id of its one result is that of the text. */
export const openProduct = endpoint({
  method: 'POST',
  path: '/corp/v1/products/:product/open',
  summary: '开通产品或签约（须签名）',
  permission: productOverviewPage,
  posts: ['OPERATOR', 'DIRECTOR'],
  params: z.object({ product: z.enum(openedBySignature) }),
  body: z.object({ action: z.enum(['OPEN', 'CONTRACT']), signature: signaturePayload }),
  data: batchResult,
})

/** What a text of a product is about, as its key on the wire: its code, for a bank's product with what is signed of it. */
export const productTextId = (product: (typeof openedBySignature)[number], act: 'OPEN' | 'CONTRACT'): string => {
  if (product !== 'CCB') return product
  return act === 'OPEN' ? 'CCB-APPLY' : 'CCB-SIGN'
}
