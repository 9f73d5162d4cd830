/** Contract `reasonedBatch`: 2 to 200 characters after trimming. */
export const REASON_MIN = 2
export const REASON_MAX = 200

export function isReason(text: string): boolean {
  const { length } = text.trim()
  return length >= REASON_MIN && length <= REASON_MAX
}

/** A quick reason is added to what stands there, once. */
export function withQuickReason(text: string, quick: string): string {
  const trimmed = text.trim()
  if (trimmed.includes(quick)) return trimmed
  return trimmed === '' ? quick : `${trimmed}；${quick}`
}
