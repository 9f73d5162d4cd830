/** How long an application has waited, as key and number of the area `approval`. */
export function waitingWords(hours: number): { key: 'waitingLess' | 'waitingHours' | 'waitingDays'; count: number } {
  if (hours < 1) return { key: 'waitingLess', count: 0 }
  return hours < 24 ? { key: 'waitingHours', count: hours } : { key: 'waitingDays', count: Math.floor(hours / 24) }
}
