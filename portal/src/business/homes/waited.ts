const HOUR_MS = 3_600_000

/** How long the oldest entry has waited, as key and number of the area `home` (最早提交于 2 天前). */
export function waitedSince(at: string, now: number): { key: 'hour' | 'hours' | 'days'; n: number } {
  const hours = Math.floor((now - Date.parse(at)) / HOUR_MS)
  if (hours < 1) return { key: 'hour', n: 1 }
  return hours < 24 ? { key: 'hours', n: hours } : { key: 'days', n: Math.floor(hours / 24) }
}
