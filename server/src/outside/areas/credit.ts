import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package credit, by kind. */
export const credit: TaskHandlers = {}
