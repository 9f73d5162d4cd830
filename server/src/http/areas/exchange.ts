import { registerExchange } from '../exchangeRoutes.ts'
import type { Registration } from '../register.ts'

/** Routes of the package exchange. */
export const exchange: readonly Registration[] = [registerExchange]
