import type { ApplicationState } from '@jinpiao/contract/status'
import { decimalToFen } from '@jinpiao/values/money'
import type { Reader } from '../db/database.ts'
import type { Application } from '../flow/application.ts'
import { paidOf } from './financeOutcome.ts'
import { payloadOf } from './financePayload.ts'

type Financing = Pick<Application, 'pkApply' | 'payload' | 'outcome' | 'amountFen' | 'promisedDate' | 'finishedAt'>

/** The money of a financing in fen: what was paid net, or is expected; of it what was paid as wages and what lists hold. */
export interface WagesMade {
  netFen: bigint
  paidFen: bigint
  openFen: bigint
}

/** @param pkApply the list that asks: what it holds itself is not in its way. */
export async function wagesMade(read: Reader, financing: Financing, pkApply = ''): Promise<WagesMade> {
  const payload = payloadOf(financing.payload)
  const netFen = paidOf(financing, payload)?.netFen ?? decimalToFen(payload.quote?.netAmount ?? '0.00')
  const rows = await read
    .selectFrom('payroll_line')
    .select(['state', ({ fn }) => fn.sum<bigint | null>('amountFen').as('fen')])
    .where('pkFinance', '=', financing.pkApply)
    .where('state', '!=', 'FAILED')
    .where('pkApply', '!=', pkApply)
    .groupBy('state')
    .execute()
  const sumOf = (isPaid: boolean) =>
    rows.filter(({ state }) => (state === 'PAID') === isPaid).reduce((sum, { fen }) => sum + BigInt(fen ?? 0), 0n)
  return { netFen, paidFen: sumOf(true), openFen: sumOf(false) }
}

/** What no list of wages takes of it: a wage that failed takes nothing. */
export const leftOf = ({ netFen, paidFen, openFen }: WagesMade): bigint => netFen - paidFen - openFen

/** The same of a financing, in fen. */
export const wagesLeft = async (read: Reader, financing: Financing, pkApply = ''): Promise<bigint> =>
  leftOf(await wagesMade(read, financing, pkApply))

/** The states of a financing from which wages can be prepared. */
export const payingStates: readonly ApplicationState[] = ['PENDING_PAYMENT', 'DONE']
