import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package exchange, by kind. */
export const exchange: TaskHandlers = {}
