import { takeUkeyOrder } from '../../business/ukey/order.ts'
import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package ukey, by kind. */
export const ukey: TaskHandlers = { UKEY_ORDER: takeUkeyOrder }
