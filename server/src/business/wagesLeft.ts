import type { ApplicationState } from '@jinpiao/contract/status'
import { decimalToFen } from '@jinpiao/values/money'
import type { Reader } from '../db/database.ts'
import type { Application } from '../flow/application.ts'
import { paidOf } from './financeOutcome.ts'
import { payloadOf } from './financePayload.ts'

/**
 * What of the money of a financing no list of wages takes, in fen: the net amount that was paid, or is expected, less every
 * wage that has not failed.
 * @param pkApply the list that asks: what it takes itself is not in its way.
 */
export async function wagesLeft(
  read: Reader,
  financing: Pick<Application, 'pkApply' | 'payload' | 'outcome' | 'amountFen' | 'promisedDate' | 'finishedAt'>,
  pkApply = '',
): Promise<bigint> {
  const payload = payloadOf(financing.payload)
  const netFen = paidOf(financing, payload)?.netFen ?? decimalToFen(payload.quote?.netAmount ?? '0.00')
  const { taken } = await read
    .selectFrom('payroll_line')
    .select(({ fn }) => fn.sum<bigint | null>('amountFen').as('taken'))
    .where('pkFinance', '=', financing.pkApply)
    .where('state', '!=', 'FAILED')
    .where('pkApply', '!=', pkApply)
    .executeTakeFirstOrThrow()
  return netFen - BigInt(taken ?? 0)
}

/** The states of a financing from which wages can be prepared. */
export const payingStates: readonly ApplicationState[] = ['PENDING_PAYMENT', 'DONE']
