import { registerProducts } from '../productRoutes.ts'
import type { Registration } from '../register.ts'
import { registerUkeyOrders } from '../ukeyOrderRoutes.ts'

/** Routes of the package ukey. */
export const ukey: readonly Registration[] = [registerUkeyOrders, registerProducts]
