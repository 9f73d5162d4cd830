import { registerConfirmations } from '../confirmationRoutes.ts'
import type { Registration } from '../register.ts'
import { registerUkeyOrders } from '../ukeyOrderRoutes.ts'
import { registerUkeys } from '../ukeyRoutes.ts'

/** Routes of the package ukey. */
export const ukey: readonly Registration[] = [registerUkeys, registerUkeyOrders, registerConfirmations]
