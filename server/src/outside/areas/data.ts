import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package data, by kind. */
export const data: TaskHandlers = {}
