import { getUkeyAgentKeys } from '@jinpiao/contract/ukeyAgent'
import type { FastifyRequest } from 'fastify'
import type { Vouch } from '../acts/context.ts'
import { publishedKeys, vouchFor } from '../session/agentKeys.ts'
import { originOf } from './originOf.ts'
import type { Registration } from './register.ts'
import type { Services } from './services.ts'

/** Absent where no program on the PC is asked for keys. */
export const vouchOf = (services: Services, request: FastifyRequest): Vouch | undefined =>
  services.ukeyDriver === 'agent' ? vouchFor(services, originOf(request)) : undefined

/** What UKEY programs ask of the server. */
export const registerAgent: Registration = ({ on, services }) => {
  on(getUkeyAgentKeys, async () => ({ keys: publishedKeys(services.agentKeys) }))
}
