/** When it speaks, in seconds left: rarely enough to be listened to, early enough to act (accessibility §3, timeouts). */
export const SPOKEN_AT = [120, 60, 30, 10] as const

/**
 * The moment that was passed between two readings of the seconds left, if it is one to speak at: the latest. At 0 there
 * is nothing left to say: the session is over, or goes on.
 */
export const spokenBetween = (before: number, after: number): number | undefined =>
  after <= 0 ? undefined : SPOKEN_AT.findLast((moment) => before > moment && after <= moment)

/** What is left, as it is told in words: whole minutes, in the last one the next of the moments. Never less than it is. */
export const leftInWords = (seconds: number): number =>
  seconds > 60 ? Math.ceil(seconds / 60) * 60 : ([...SPOKEN_AT, 0].findLast((moment) => moment >= seconds) ?? 0)

/** `4:05`, for the eye. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
