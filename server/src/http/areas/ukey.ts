import { registerConfirmations } from '../confirmationRoutes.ts'
import type { Registration } from '../register.ts'
import { registerUkeys } from '../ukeyRoutes.ts'

/** Routes of the package ukey. */
export const ukey: readonly Registration[] = [registerUkeys, registerConfirmations]
