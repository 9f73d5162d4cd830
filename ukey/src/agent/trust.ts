import { createInterface } from 'node:readline/promises'
import { API_BASE } from '@jinpiao/contract/envelope'
import { getUkeyAgentKeys } from '@jinpiao/contract/ukeyAgent'
import * as z from 'zod/mini'
import { type EcPublicJwk, thumbprint } from '../thumbprint.ts'

const envelope = z.object({ data: getUkeyAgentKeys.data })

/** A page may wait for the answer. */
const PATIENCE = 5000

/**
 * The keys by which a site vouches for texts, and the same list signed by the first of them.
 * @param origin e.g. `https://corp.example`.
 * @throws {Error} the site does not answer, or answers something else.
 */
export async function fetchKeys(origin: string): Promise<z.infer<typeof getUkeyAgentKeys.data>> {
  const answer = await fetch(`${origin}${API_BASE}${getUkeyAgentKeys.path}`, {
    signal: AbortSignal.timeout(PATIENCE),
    // A site must not send this PC to another one, nor into the network that it stands in.
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status}`)
  return envelope.parse(await answer.json()).data
}

/** A key's thumbprint in blocks of four, to be compared by eye or by ear: `kPrK qmxV …`. */
export const spokenThumbprint = async (key: EcPublicJwk): Promise<string> =>
  (await thumbprint(key)).replace(/.{4}/g, '$& ').trim()

/** Asks the person at the terminal. */
export async function confirmAtTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^(y|yes|是)$/i.test((await terminal.question(question)).trim())
  } finally {
    terminal.close()
  }
}
