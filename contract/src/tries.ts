import * as z from 'zod/mini'
import { day, fields } from './fields.ts'
import { businessTypes } from './flow.ts'

/** Another application that has tried the same payment. */
const tried = z.object({ pkApply: z.string(), businessType: z.enum(businessTypes), ...fields('applyNo') })

/** Of a payment that failed: what has taken it again, and whether it, or what took it again in turn, was paid. */
export const nextTry = z.object({ ...tried.shape, isPaid: z.boolean() })
export type NextTry = z.output<typeof nextTry>

/** Of a payment that is made again: what failed before, and why. */
export const triedBefore = z.object({ ...tried.shape, ...fields('failReason') })
export type TriedBefore = z.output<typeof triedBefore>

/** The last payment of a ticket, where that failed: in which batch, why, on which day, and to which account it was to go. */
export const lastFailure = z.object({
  pkLine: z.string(),
  pkApply: z.string(),
  line: z.number(),
  failedOn: day,
  ...fields('redeemNo', 'failReason', 'payeeAccount'),
})
export type LastFailure = z.output<typeof lastFailure>

/**
 * What has paid all that failed of an application, each once; none: nothing failed, or some of it is not paid. The message
 * says it and the page, e.g. SQ2 of a batch SQ1 whose failed payment SQ2 has made.
 */
export function curesOf(lines: readonly { state: string | null; takenBy: NextTry | null }[]): NextTry[] {
  const failed = lines.filter(({ state }) => state === 'FAILED')
  if (failed.some(({ takenBy }) => takenBy?.isPaid !== true) || failed.length === 0) return []
  // One that its payer has stated after it failed is PAID itself: it names the statement.
  const cures = lines.flatMap(({ takenBy }) => (takenBy?.isPaid === true ? takenBy : []))
  return [...new Map(cures.map((cure) => [cure.pkApply, cure])).values()]
}
