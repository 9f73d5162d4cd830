import * as endpoints from '@jinpiao/contract/productCards'
import { listCards } from '../business/productOpen/cards.ts'
import { openProduct } from '../business/productOpen/productOpen.ts'
import type { Registration } from './register.ts'

/** The product centre. */
export const registerProducts: Registration = ({ on }) => {
  on(endpoints.listProductCards, ({ queryContext }) => listCards(queryContext()))
  on(endpoints.openProduct, async ({ params, body, commandContext }) =>
    openProduct(await commandContext(), { ...params, ...body }),
  )
}
