import { getUkeyAgentKeys } from '@jinpiao/contract/ukeyAgent'
import { publishedKeys } from '../session/agentKeys.ts'
import type { Registration } from './register.ts'

/** What UKEY programs ask of the server. */
export const registerAgent: Registration = ({ on, services }) => {
  on(getUkeyAgentKeys, async () => ({ keys: publishedKeys(services.agentKeys) }))
}
