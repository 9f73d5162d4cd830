import type { Day } from '@jinpiao/values/days'
import * as z from 'zod/mini'
import { day, pk, pkOrNone, typed } from './fields.ts'
import { missing, notChosen, notUploaded, type Problem, problem } from './problems.ts'

/** Receipts of one payment. */
export const MAX_PAYMENT_FILES = 10

/** A payment as whoever has made it reports it; the bank says whether it has arrived. A form may be incomplete. */
export const reportedPayment = z.object({
  /** The enterprise's own account that has paid. */
  pkAccount: pkOrNone,
  bankSerial: typed('bankSerial'),
  payDate: z.union([day, z.literal('')]),
  /** The bank has not found this serial before, and is asked for it once more. */
  again: z.optional(z.boolean()),
  /** The bank's receipts. */
  fileIds: z.array(pk).check(z.maxLength(MAX_PAYMENT_FILES)),
})
export type ReportedPayment = z.output<typeof reportedPayment>

/** The terms of its keys, for `names` of an endpoint. */
export const paymentNames = { pkAccount: 'payAccount', fileIds: 'payReceiptFiles' } as const

export interface PaymentFacts {
  today: Day
  /** Left out where nobody has asked: the form offers proved accounts only. */
  isAccountProved?: boolean
  /** The serial that the bank has not found; null: none. It is not taken again unasked. */
  refusedSerial?: string | null
}

/**
 * Everything that refuses a reported payment, in the order of its form: a day after today is `08000104`. The form says
 * it before it is sent.
 */
export function findPaymentProblems(
  { pkAccount, again = false, ...proof }: ReportedPayment,
  { today, isAccountProved = true, refusedSerial = null }: PaymentFacts,
): Problem[] {
  const isRefused = proof.bankSerial !== '' && proof.bankSerial === refusedSerial && !again
  return [
    ...(pkAccount === '' ? [notChosen('pkAccount', 'payAccount')] : []),
    ...(pkAccount !== '' && !isAccountProved ? [problem('pkAccount', '07000102')] : []),
    ...(isRefused ? [problem('bankSerial', '08000109', proof.bankSerial)] : []),
    ...findProofProblems(proof, today),
  ]
}

/** What refuses the proof of a payment that one side reports: serial, day and receipt. */
export function findProofProblems(
  { bankSerial, payDate, fileIds }: Pick<ReportedPayment, 'bankSerial' | 'payDate' | 'fileIds'>,
  today: Day,
): Problem[] {
  return [
    ...(bankSerial === '' ? [missing('bankSerial', 'bankSerial')] : []),
    ...(bankSerial !== '' && !/^[\w-]{4,64}$/.test(bankSerial) ? [problem('bankSerial', '08000107')] : []),
    ...(payDate === '' ? [missing('payDate', 'payDate')] : []),
    ...(payDate > today ? [problem('payDate', '08000104')] : []),
    ...(fileIds.length === 0 ? [notUploaded('fileIds', 'payReceiptFiles')] : []),
  ]
}
