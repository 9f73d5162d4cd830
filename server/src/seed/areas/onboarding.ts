import type { Scene } from '../actors.ts'

/** Scenes of the package onboarding in the demonstration. */
export const onboarding: readonly Scene[] = []
