import type { BusinessErrorCode } from './errors.ts'
import { type Problem, problem } from './problems.ts'
import { type OpenedBySignature, type ProductCode, productKinds } from './productKinds.ts'
import { type ProductState, productStates } from './states/ukey.ts'

/** What an enterprise needs before any product is opened for it, in the order in which one thing leads to the next. */
export const productConditions = {
  REALNAME: '02000110',
  PEOPLE: '02000111',
  ACCOUNT: '07000102',
  UKEY: '11000102',
} as const satisfies Record<string, BusinessErrorCode>
export type ProductCondition = keyof typeof productConditions
export const productConditionNames = Object.keys(productConditions) as [ProductCondition, ...ProductCondition[]]

/** What the opening of a product is judged by. */
export interface ProductFacts {
  /** Products that the platform has (Q21). */
  offered: readonly string[]
  /** Of the enterprise: what it needs for any of them. */
  met: Readonly<Record<ProductCondition, boolean>>
  state: ProductState
  /** The contract is signed, and the bank has not confirmed it yet. */
  isSigned: boolean
}

/** What is signed of a product: that it is opened or applied for, or its contract. */
export type ProductAct = 'OPEN' | 'CONTRACT'

/** Everything that refuses an act on a product: the platform, then its state, then what the enterprise lacks. */
export function findProductProblems(product: ProductCode, act: ProductAct, facts: ProductFacts): Problem[] {
  const { offered, met } = facts
  const why = offered.includes(product) ? stateProblem(product, act, facts) : undefined
  return [
    ...(offered.includes(product) ? [] : [problem('product', '01000203', productKinds[product].name)]),
    ...(why === undefined ? [] : [problem('product', '13000101', why)]),
    ...productConditionNames.filter((name) => !met[name]).map((name) => problem('', productConditions[name])),
  ]
}

/** In the words that follow “该产品”. */
function stateProblem(product: ProductCode, act: ProductAct, { state, isSigned }: ProductFacts) {
  if (!isOpenedBySignature(product)) return ELSEWHERE
  if (act === 'CONTRACT') {
    if (state === 'SIGNING') return isSigned ? SIGNED : undefined
    return productKinds[product].stages === 2 ? productStates[state].label : ELSEWHERE
  }
  return state === 'NONE' || state === 'REJECTED' ? undefined : productStates[state].label
}

const ELSEWHERE = ['不在此处开通', 'it is not opened here'] as const
const SIGNED = ['已签约，等待银行确认', 'its contract is signed, and the bank will confirm it'] as const

export const isOpenedBySignature = (product: ProductCode): product is OpenedBySignature =>
  productKinds[product].stages > 0

/** What can be signed of a product in its state, whatever else is missing; undefined: nothing. */
export function productActIn(product: ProductCode, state: ProductState): ProductAct | undefined {
  if (!isOpenedBySignature(product)) return undefined
  if (state === 'SIGNING') return 'CONTRACT'
  return state === 'NONE' || state === 'REJECTED' ? 'OPEN' : undefined
}
