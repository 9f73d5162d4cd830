import { registerHouse } from '../houseRoutes.ts'
import { registerLimitActs } from '../limitActRoutes.ts'
import { registerOperatorActs } from '../operatorActRoutes.ts'
import type { Registration } from '../register.ts'

/** Routes of the package shared. */
export const shared: readonly Registration[] = [registerHouse, registerLimitActs, registerOperatorActs]
