import type { BusinessErrorCode } from './errors.ts'

/** Refusals that pass by themselves: there were too many calls, the server was busy or had a defect. */
const passingCodes: readonly string[] = [
  '99000429',
  '99000503',
  '99000504',
  '99000507',
  '99999998',
  '99999999',
] satisfies BusinessErrorCode[]

/**
 * Refusals that another try avoids: another's work was in the way, the wrong key was inserted, the text was signed too
 * late. Of all others a second try is of no use before somebody has changed something.
 */
const transientCodes: readonly string[] = [
  ...passingCodes,
  ...(['11000101', '11000103', '11000104', '11000107', '01000117', '99000409'] satisfies BusinessErrorCode[]),
]

/** Whether the same act may succeed when it is tried again. In a file without the words: the login page needs none. */
export const isTransient = (code: string): boolean => transientCodes.includes(code)

/** Whether the very same request, its signature included, may succeed when it is sent again. */
export const isPassing = (code: string): boolean => passingCodes.includes(code)
