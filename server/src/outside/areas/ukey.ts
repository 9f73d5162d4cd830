import { productOpening } from '../../business/productOpen/opening.ts'
import { ukeyOrder } from '../../business/ukey/order.ts'
import type { TaskHandlers } from '../../flow/taskHandler.ts'

/** What answered tasks do in the package ukey, by kind. */
export const ukey: Pick<TaskHandlers, 'UKEY_ORDER' | 'CCB_OPENING'> = {
  UKEY_ORDER: ukeyOrder,
  CCB_OPENING: productOpening,
}
