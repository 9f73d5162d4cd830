import type { Registration } from '../register.ts'

/** Routes of the package onboarding. */
export const onboarding: readonly Registration[] = []
