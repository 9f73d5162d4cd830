import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import type { Reader } from '../db/database.ts'
import { BusinessError, isBusinessError } from '../domain/businessError.ts'
import { NotTaken } from '../outside/notTaken.ts'
import { hotlineText } from '../platform/hotline.ts'

/** What is said when a code cannot leave, by the way that it takes: nobody sends here, or it was not taken. */
export const notSent = {
  text: { noOutlet: '01000116', notTaken: '01000117' },
  mail: { noOutlet: '01000124', notTaken: '01000125' },
} as const satisfies Record<string, Record<string, BusinessErrorCode>>

/** Nobody sends such messages here: what to do instead, and whom to call. */
export const noGateway = async (read: Reader, way: keyof typeof notSent = 'text'): Promise<BusinessError> =>
  new BusinessError(notSent[way].noOutlet, await hotlineText(read))

/**
 * What whoever waits for a text message is told when it was not taken; the reason is the cause, for the log. What is no
 * failure of the receiver is a defect, and stays one.
 */
export async function sendFailed(read: Reader, error: unknown, code: BusinessErrorCode): Promise<unknown> {
  if (!(error instanceof NotTaken)) return error
  const told = new BusinessError(code, await hotlineText(read))
  told.cause = error
  return told
}

/** Whether a code was asked for and not sent, by no fault of the person: it counts for no limit. */
export const isNotSent = (error: unknown): boolean =>
  isBusinessError(error) &&
  Object.values(notSent).some(({ noOutlet, notTaken }) => error.code === noOutlet || error.code === notTaken)
