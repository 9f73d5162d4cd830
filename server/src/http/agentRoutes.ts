import { getUkeyAgentKeys } from '@jinpiao/contract/ukeyAgent'
import { provenKeys, publishedKeys } from '../session/agentKeys.ts'
import { originOf } from './originOf.ts'
import type { Registration } from './register.ts'

/** What UKEY programs ask of the server. */
export const registerAgent: Registration = ({ on, services }) => {
  on(getUkeyAgentKeys, async ({ request }) => ({
    keys: publishedKeys(services.agentKeys),
    proof: await provenKeys(services, originOf(request)),
  }))
}
