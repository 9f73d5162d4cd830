const RUN = /(^|\D)(\d{11,})/g
/** Number of a ticket or an application (year, day, count), of a mobile phone; anything else like a bank card. */
const GROUPS: Readonly<Record<number, readonly number[]>> = { 14: [4, 4, 6], 11: [3, 4, 4] }

/** A code in three blocks of four or more, as it is printed: `3F9A-0C12-77BE`. */
const CODE = /(?<![\w-])[0-9A-F]{4}(?:-[0-9A-F]{4}){2,}(?![\w-])/g

/**
 * A text as it is to be heard: eleven digits in a row or more are said one by one, with pauses, because voices read
 * them as one huge number or in groups of their own making. `金票 JP20261120000008` →
 * `金票 JP 2 0 2 6，1 1 2 0，0 0 0 0 0 8`. A code in blocks is said sign by sign, too.
 */
export function spokenSerials(text: string): string {
  const coded = text.replace(CODE, (code) => code.split('-').map(apart).join('，'))
  return coded.replace(RUN, (_, before: string, digits: string) => {
    const sizes = GROUPS[digits.length] ?? []
    const groups: string[] = []
    for (let at = 0; at < digits.length; at += groups.at(-1)?.length ?? 1) {
      groups.push(digits.slice(at, at + (sizes[groups.length] ?? 4)))
    }
    return `${before}${before.trim() === '' ? '' : ' '}${groups.map(apart).join('，')}`
  })
}

const apart = (block: string): string => block.split('').join(' ')
