import { registerCorp, registerUsers } from '../corpRoutes.ts'
import { registerLive } from '../liveRoutes.ts'
import { registerPerson } from '../personRoutes.ts'
import type { Registration } from '../register.ts'
import { registerRegistration } from '../registrationRoutes.ts'

/** Routes of the package onboarding. */
export const onboarding: readonly Registration[] = [
  registerRegistration,
  registerCorp,
  registerUsers,
  registerLive,
  registerPerson,
]
