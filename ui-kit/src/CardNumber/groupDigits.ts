/** A bank account or card, an ID card, a mobile: each is read in groups of its own. */
export const numberKinds = ['account', 'id', 'phone'] as const
export type NumberKind = (typeof numberKinds)[number]

/** The last size repeats. */
export const groupSizes: Record<NumberKind, readonly number[]> = { account: [4], id: [6, 8, 4], phone: [3, 4] }

/** Cuts a number into its visible groups, each with the place of its first digit. */
export function groupDigits(number: string, sizes: readonly number[]): { at: number; digits: string }[] {
  const groups = []
  let at = 0
  for (let i = 0; at < number.length; i += 1) {
    const size = sizes[i] ?? sizes.at(-1) ?? number.length
    groups.push({ at, digits: number.slice(at, at + size) })
    at += size
  }
  return groups
}
