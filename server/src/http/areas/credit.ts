import { registerAgent } from '../agentRoutes.ts'
import type { Registration } from '../register.ts'

/** Routes of the package credit. */
export const credit: readonly Registration[] = [registerAgent]
