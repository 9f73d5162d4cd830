import { findPaymentProblems, type ReportedPayment } from '@jinpiao/contract/reportedPayment'
import type { Reader } from '../db/database.ts'
import { BusinessError, refuse } from '../domain/businessError.ts'
import { type AccountSnapshot, isUsable, readAccount, snapshotOf } from './accounts.ts'
import { requireOwnFiles } from './files.ts'

/**
 * Judges a payment that the enterprise reports, by the rules that its form says.
 * @returns the account that has paid as it stands now; it is kept with what was paid.
 * @throws {BusinessError} what the rules refuse; 01000302 an account or a file is not the enterprise's (I25).
 */
export async function requirePayment(
  { read, fkCorp, today, refusedSerial }: { read: Reader; fkCorp: string; today: string; refusedSerial: string | null },
  payment: ReportedPayment,
): Promise<AccountSnapshot> {
  const { pkAccount, fileIds } = payment
  const account = await readAccount(read, fkCorp, pkAccount)
  const isAccountProved = account !== undefined && isUsable(account) && account.usages.includes('FEE')
  refuse(
    findPaymentProblems(payment, { today, isAccountProved: account === undefined || isAccountProved, refusedSerial }),
  )
  if (account === undefined) throw new BusinessError('01000302')
  await requireOwnFiles(read, fkCorp, fileIds)
  return snapshotOf(account)
}
