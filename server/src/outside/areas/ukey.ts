import { takeOpening } from '../../business/productOpen/opening.ts'
import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package ukey, by kind. */
export const ukey: TaskHandlers = { CCB_OPENING: takeOpening }
