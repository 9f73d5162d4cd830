import type { TaskHandlers } from '../handler.ts'

/** What answered tasks do in the package onboarding, by kind. */
export const onboarding: TaskHandlers = {}
