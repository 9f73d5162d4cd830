import type { FastifyRequest } from 'fastify'
import type { Vouch } from '../acts/context.ts'
import { vouchFor } from '../session/agentKeys.ts'
import { originOf } from './originOf.ts'
import type { Services } from './services.ts'

/** Vouches for texts to the page that asks; absent where no program on the PC is asked for keys. */
export const vouchOf = (services: Services, request: FastifyRequest): Vouch | undefined =>
  services.ukeyDriver === 'agent' ? vouchFor(services, originOf(request)) : undefined
