import { applicationTask } from '../../flow/stepAnswers.ts'
import type { TaskHandlers } from '../../flow/taskHandler.ts'

/** What answered tasks do in the package shared, by kind. */
export const shared: Pick<TaskHandlers, 'APPLICATION'> = { APPLICATION: applicationTask }
