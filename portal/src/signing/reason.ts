import { reasonLength } from '@jinpiao/contract/terms'

export function isReason(text: string): boolean {
  const { length } = text.trim()
  return length >= reasonLength.min && length <= reasonLength.max
}

/** A quick reason is added to what stands there, once. */
export function withQuickReason(text: string, quick: string): string {
  const trimmed = text.trim()
  if (trimmed.includes(quick)) return trimmed
  return trimmed === '' ? quick : `${trimmed}；${quick}`
}
