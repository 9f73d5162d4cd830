import { failureRefusal } from '@jinpiao/contract/redeemClaimRules'
import type { SigningEntry } from '@jinpiao/contract/signingText'
import { termOf } from '@jinpiao/contract/terms'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Reader } from '../../db/database.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import { claimNoOf, lineByKey, type StoredLine } from '../redeemLines.ts'

/** A payment of the enterprise of which it can be said that it has failed. @throws {BusinessError} what `failureRefusal` says. */
export async function failingLine(read: Reader, fkCorp: string, pkLine: string): Promise<StoredLine> {
  const line = await lineByKey(read, pkLine)
  if (line?.fkCorp !== fkCorp) throw new BusinessError('01000302')
  refuse([failureRefusal({ lineState: line.state, claimNo: await claimNoOf(read, line) })])
  return line
}

/** What stands for it in the signed text: the ticket of the batch, its payee with the account that was to be paid. */
export function failureEntry(line: StoredLine): SigningEntry {
  const { pkLine, redeemNo, creditNo, payeeName, accountNo, amountFen, payDate } = line
  const amount = fenToDecimal(amountFen)
  return {
    no: redeemNo,
    version: 0,
    counterparty: payeeName,
    amount,
    promisedDate: payDate,
    digest: digestOf({ pkLine, creditNo, payeeName, accountNo, amount, payDate }),
    // The signed text is Chinese, whoever reads the page.
    details: [
      { label: termOf('creditNo').name[0], party: creditNo, amount },
      { label: termOf('payeeAccount').name[0], party: `${payeeName} ${accountNo}` },
    ],
  }
}
