import type { ProductCode } from '@jinpiao/contract/productKinds'
import type { Act } from '../../acts/command.ts'
import { notify } from '../../acts/notify.ts'

const link = '/my/product/overview'

/** What messages about a product are about. */
export const productTarget = (fkCorp: string, product: ProductCode): string => `product:${fkCorp}:${product}`

const tell = (
  act: Act,
  fkCorp: string,
  product: ProductCode,
  said: {
    name: 'PRODUCT_OPENED' | 'PRODUCT_REFUSED' | 'PRODUCT_TO_SIGN'
    more?: string
    messageType: 'NOTICE' | 'TODO'
  },
): Promise<void> => {
  const { name, more, messageType } = said
  const params = more === undefined ? [product] : [product, more]
  const target = productTarget(fkCorp, product)
  return notify(act, fkCorp, { posts: ['OPERATOR', 'DIRECTOR'] }, { name, params, messageType, link, target })
}

export const tellOpened = (act: Act, fkCorp: string, product: ProductCode): Promise<void> =>
  tell(act, fkCorp, product, { name: 'PRODUCT_OPENED', messageType: 'NOTICE' })

/** The bank agrees: the contract is to be signed. */
export const tellToSign = (act: Act, fkCorp: string, product: ProductCode): Promise<void> =>
  tell(act, fkCorp, product, { name: 'PRODUCT_TO_SIGN', messageType: 'TODO' })

/** @param more the bank's words. */
export const tellRefused = (act: Act, fkCorp: string, product: ProductCode, more: string): Promise<void> =>
  tell(act, fkCorp, product, { name: 'PRODUCT_REFUSED', more, messageType: 'NOTICE' })
