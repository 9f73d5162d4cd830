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
export const formatSize = (bytes: number): string => sized(bytes, Math.ceil)

/**
 * A limit as `formatSize` writes a size, but rounded down: of 10 000 000 bytes `9.5MB`. Whatever is as large as it says
 * passes the check.
 */
export const formatLimit = (bytes: number): string => sized(bytes, Math.floor)

function sized(bytes: number, round: (tenths: number) => number): string {
  if (bytes < 1024) return `${bytes}B`
  const [unit, size] = bytes < 1024 ** 2 ? (['KB', 1024] as const) : (['MB', 1024 ** 2] as const)
  return `${round((bytes / size) * 10) / 10}${unit}`
}
