import type { TaskHandlers } from '../handler.ts'

/** What answered tasks do in the package loans, by kind. */
export const loans: TaskHandlers = {}
