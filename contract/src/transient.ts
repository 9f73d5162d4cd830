import type { BusinessErrorCode } from './errors.ts'

/**
 * Refusals that pass: another's work was in the way, there were too many calls, the wrong key was inserted, the text was
 * signed too late. Of all others a second try is of no use before somebody has changed something.
 */
const transientCodes: readonly string[] = [
  '11000101',
  '11000103',
  '11000104',
  '11000107',
  '99000409',
  '99000429',
  '99000503',
  '99999998',
  '99999999',
] satisfies BusinessErrorCode[]

/** Whether the same act may succeed when it is tried again. In a file without the words: the login page needs none. */
export const isTransient = (code: string): boolean => transientCodes.includes(code)
