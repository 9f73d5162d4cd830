import type { Registration } from '../register.ts'

/** Routes of the package redeem. */
export const redeem: readonly Registration[] = []
