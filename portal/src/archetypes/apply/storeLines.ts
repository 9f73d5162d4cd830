import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { call } from '#portal/http/client.ts'
import type { ApplyLine, StoredLine } from './applyForm.ts'

/** Stored lines are changed, new ones made in one call; all come back with key and version, in their order. */
export async function storeLines(of: ApplicationEndpoints, lines: readonly ApplyLine[]): Promise<StoredLine[]> {
  const fresh = lines.filter(({ pkApply }) => pkApply === undefined)
  const made = fresh.length === 0 ? [] : await make(of, fresh)
  const stored: StoredLine[] = []
  for (const line of lines) {
    const { pkApply, version } = line
    if (pkApply === undefined || version === undefined) {
      const saved = made[fresh.indexOf(line)]
      if (saved === undefined) throw new RangeError('A line was not stored')
      stored.push(saved)
    } else {
      const body = { version, line: line.payload }
      const next = await call(of.update, { params: { pkApply }, body })
      stored.push({ pkApply, version: next.version })
    }
  }
  return stored
}

async function make(of: ApplicationEndpoints, lines: readonly ApplyLine[]): Promise<StoredLine[]> {
  const body = { lines: lines.map(({ payload }) => payload) }
  const { saved } = await call(of.save, { body })
  return saved
}
