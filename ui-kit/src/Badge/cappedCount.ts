/** `3`, `99+`; nothing where nothing waits. Not a whole number of things is a mistake of the caller, and shows nothing. */
export function cappedCount(count: number, max: number): string | undefined {
  if (!Number.isInteger(count) || count <= 0) return undefined
  return count > max ? `${max}+` : String(count)
}
