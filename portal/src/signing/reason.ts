import { reasonLength } from '@jinpiao/contract/terms'

export function isReason(text: string): boolean {
  const { length } = text.trim()
  return length >= reasonLength.min && length <= reasonLength.max
}

/** A quick reason is added to what stands there, once; behind a field that was named it says what is wrong with it. */
export function withQuickReason(text: string, quick: string): string {
  const trimmed = text.trim()
  if (trimmed.includes(quick)) return trimmed
  if (trimmed === '') return quick
  return /[：:]$/.test(trimmed) ? `${trimmed}${quick}` : `${trimmed}；${quick}`
}
