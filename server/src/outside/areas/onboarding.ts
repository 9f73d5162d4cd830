import { answerRegistration, answerWhiteList } from '../../acts/registrationAnswers.ts'
import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package onboarding, by kind. */
export const onboarding: TaskHandlers = { REGISTRATION: answerRegistration, WHITE_LIST: answerWhiteList }
