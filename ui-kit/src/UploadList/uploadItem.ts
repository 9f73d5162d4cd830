export interface UploadItem {
  /** Stays the same from the choice to the end, so that the focus in the row stays too. */
  key: string
  /** With its ending, as the person knows it. */
  name: string
  /** In bytes. */
  size: number
  /** Where it is; `why` is a sentence with the way out. */
  state: { kind: 'uploading'; percent: number } | { kind: 'done'; id: string } | { kind: 'failed'; why: string }
}

/** `2.3MB`, `10MB`, `800KB`: one decimal at most, rounded up, so that what is over a limit never looks like it. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes}B`
  const [unit, size] = bytes < 1024 ** 2 ? (['KB', 1024] as const) : (['MB', 1024 ** 2] as const)
  return `${Math.ceil((bytes / size) * 10) / 10}${unit}`
}
