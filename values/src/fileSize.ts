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
