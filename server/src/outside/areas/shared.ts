import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package shared, by kind. */
export const shared: TaskHandlers = {}
