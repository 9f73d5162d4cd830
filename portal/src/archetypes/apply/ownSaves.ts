import { hashKey } from '@tanstack/react-query'

/** So many contents of one application are known: several answers in a row may be lost. */
const MOST = 8

/**
 * What this window has sent of a stored application, as digests, so that nothing of what was typed stays in the browser. They
 * outlive a reload, because an answer is lost by that, too; another window knows nothing of them.
 */
const nameOf = (pkApply: string) => `jinpiao.sent.${pkApply}`

/** Where the browser keeps nothing, the page does. */
const kept = new Map<string, readonly string[]>()

export function rememberSent(pkApply: string, payload: unknown): void {
  const digests = [...new Set([digestOf(payload), ...sentOf(pkApply)])].slice(0, MOST)
  kept.set(pkApply, digests)
  try {
    sessionStorage.setItem(nameOf(pkApply), digests.join(' '))
  } catch {
    // Full, or switched off: known until the next reload.
  }
}

/** Whether this window has sent that content: whoever finds it on the server finds its own save. */
export const wasSent = (pkApply: string, payload: unknown): boolean => sentOf(pkApply).includes(digestOf(payload))

function sentOf(pkApply: string): readonly string[] {
  try {
    return kept.get(pkApply) ?? sessionStorage.getItem(nameOf(pkApply))?.split(' ') ?? []
  } catch {
    return kept.get(pkApply) ?? []
  }
}

/** FNV-1a over the text of a form, whatever the order of its keys; 64 bits tell two of them apart. */
function digestOf(payload: unknown): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(hashKey([payload])))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(36)
}
