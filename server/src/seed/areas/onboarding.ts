import type { Scene } from '../actors.ts'
import { onboardingScenes } from '../registrations.ts'

/** Scenes of the package onboarding in the demonstration. */
export const onboarding: readonly Scene[] = onboardingScenes
