import { createHash } from 'node:crypto'

/** JSON with sorted keys and no spaces: equal values give equal bytes, whatever order they were built in. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`
}

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** What a signature line carries: hex SHA-256 over the canonical JSON (product §2.3.1). */
export const digestOf = (value: unknown): string => sha256(canonicalJson(value))
