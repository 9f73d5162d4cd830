import { findAction } from '@jinpiao/contract/actions'
import type { ProductCard } from '@jinpiao/contract/productCards'
import { type OpenedBySignature, productKinds } from '@jinpiao/contract/productKinds'
import { isOpenedBySignature } from '@jinpiao/contract/productOpenRules'

/** What can be signed of a product now. */
export interface Opening {
  product: OpenedBySignature
  action: 'OPEN' | 'CONTRACT'
  /** As the page words it: a bank's product is applied for. */
  act: 'OPEN' | 'APPLY' | 'CONTRACT'
  /** Why it is refused now. */
  reason: string | undefined
}

export function openingOf({ product, actions }: ProductCard): Opening | undefined {
  if (!isOpenedBySignature(product)) return undefined
  const found = findAction(actions, 'OPEN') ?? findAction(actions, 'CONTRACT')
  if (found === undefined || found.action === 'ENTER') return undefined
  const { action, reason } = found
  const act = action === 'OPEN' && productKinds[product].stages === 2 ? 'APPLY' : action
  return { product, action, act, reason }
}
