import type { Registration } from '../register.ts'

/** Routes of the package data. */
export const data: readonly Registration[] = []
