/** Days left in words, as key and number of the area `tickets`. */
export function remainingWords(daysRemaining: number): { key: 'days' | 'dueToday' | 'daysPast'; n: number } {
  if (daysRemaining === 0) return { key: 'dueToday', n: 0 }
  return daysRemaining > 0 ? { key: 'days', n: daysRemaining } : { key: 'daysPast', n: -daysRemaining }
}
