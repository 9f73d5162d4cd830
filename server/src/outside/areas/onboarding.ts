import { registrationTask, whiteListTask } from '../../acts/registrationAnswers.ts'
import type { TaskHandlers } from '../../flow/taskHandler.ts'

/** What answered tasks do in the package onboarding, by kind. */
export const onboarding: Pick<TaskHandlers, 'REGISTRATION' | 'WHITE_LIST'> = {
  REGISTRATION: registrationTask,
  WHITE_LIST: whiteListTask,
}
