import { registerPerson } from '../personRoutes.ts'
import { registerProducts } from '../productRoutes.ts'
import type { Registration } from '../register.ts'

/** Routes of the package ukey. */
export const ukey: readonly Registration[] = [registerProducts, registerPerson]
