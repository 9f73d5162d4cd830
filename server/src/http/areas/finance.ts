import type { Registration } from '../register.ts'

/** Routes of the package finance. */
export const finance: readonly Registration[] = []
