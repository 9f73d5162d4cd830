import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package loans, by kind. */
export const loans: TaskHandlers = {}
