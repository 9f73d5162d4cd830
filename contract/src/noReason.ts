import { type Institution, institutions } from './flowRow.ts'
import type { Words } from './words.ts'

/**
 * Said where somebody who says no has given no reason, such as 银行未说明原因 of a bank that has collected a part: nobody assumes
 * one in its place.
 */
export const noReasonOf = (by: Institution): Words => [
  `${institutions[by][0]}未说明原因`,
  `${institutions[by][1]} gave no reason`,
]

/** The same of whoever it was. */
export const noReason: Words = ['未说明原因', 'none was given']
