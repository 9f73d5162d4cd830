import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import type { Reader } from '../db/database.ts'
import { inForce } from './inForce.ts'

/** Where fees are paid to. */
export interface CollectionAccount {
  accountName: string
  accountNo: string
  bankName: string
}

/** None where the operator has not named all of it. */
function accountIn({ feePayeeName, feePayeeAccount, feePayeeBank }: PlatformDocument): CollectionAccount | null {
  const isWhole = feePayeeName !== '' && feePayeeAccount !== '' && feePayeeBank !== ''
  return isWhole ? { accountName: feePayeeName, accountNo: feePayeeAccount, bankName: feePayeeBank } : null
}

/** The account that the platform's operator has named for fees; null: none yet. */
export const collectionAccount = async (read: Reader): Promise<CollectionAccount | null> =>
  accountIn(await inForce(read))

/** Whom a fee is paid to, in one line for messages; while no account is named the hotline, which tells it. */
export async function payeeText(read: Reader): Promise<string> {
  const document = await inForce(read)
  const account = accountIn(document)
  if (account === null) return `${document.platformName} ${document.hotline}`
  return `${account.accountName} ${account.accountNo} ${account.bankName}`
}
