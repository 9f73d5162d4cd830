import { instantInShanghai } from '@jinpiao/values/days'

const shanghai = (instant: string) => instantInShanghai(Date.parse(instant))

/** `14:02`, in China's time whatever the PC's zone. */
export const timeOf = (instant: string): string => shanghai(instant).slice(11, 16)
/** `2026-11-21`. */
export const dayOf = (instant: string): string => shanghai(instant).slice(0, 10)
/** `2026-11-21 14:02`. */
export const momentOf = (instant: string): string => `${dayOf(instant)} ${timeOf(instant)}`
