import { answerApplication } from '../../flow/answers.ts'
import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package shared, by kind. */
export const shared: TaskHandlers = {
  APPLICATION: (act, task, reply, businesses) => answerApplication(businesses, act, task, reply),
}
