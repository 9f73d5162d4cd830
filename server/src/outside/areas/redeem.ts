import type { TaskHandlers } from '../handler.ts'

/** What answered tasks do in the package redeem, by kind. */
export const redeem: TaskHandlers = {}
