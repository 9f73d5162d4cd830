import type { EntryResult } from '@jinpiao/contract/envelope'
import type { ApplicationState } from '@jinpiao/contract/status'
import { type Act, tryEntry } from './command.ts'

export interface EntrySuccess {
  no: string
  creditNo?: string
  pkCredit?: string
  state?: ApplicationState
}

/** Runs the entries in the order of the list; each succeeds or fails by itself (D4). */
export async function runBatch(
  act: Act,
  ids: readonly string[],
  work: (id: string) => Promise<EntrySuccess>,
  numberOf: (id: string) => Promise<string | undefined>,
): Promise<{ results: EntryResult[] }> {
  const results: EntryResult[] = []
  for (const id of ids) {
    const outcome = await tryEntry(act, () => work(id))
    if ('value' in outcome) {
      results.push({ id, ok: true, code: '0', message: '', ...outcome.value })
      continue
    }
    const { refusal } = outcome
    const no = await numberOf(id)
    const message = refusal.text(act.context.language)
    results.push({ id, ...(no === undefined ? {} : { no }), ok: false, code: refusal.code, message })
  }
  return { results }
}
