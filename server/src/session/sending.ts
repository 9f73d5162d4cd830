import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import type { Reader } from '../db/database.ts'
import { BusinessError, isBusinessError } from '../domain/businessError.ts'
import { NotTaken } from '../outside/notTaken.ts'
import { hotlineText } from '../platform/hotline.ts'

/** Nobody sends text messages here: what to do instead, and whom to call. */
export const noGateway = async (read: Reader): Promise<BusinessError> =>
  new BusinessError('01000116', await hotlineText(read))

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

/** Whether a text message was asked for and not sent, by no fault of the person: it counts for no limit. */
export const isNotSent = (error: unknown): boolean =>
  isBusinessError(error) && (error.code === '01000116' || error.code === '01000117')
