import type { TradeBackground } from '@jinpiao/contract/credits'
import type { IssueLine } from '@jinpiao/contract/issue'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { ownFiles } from '../commands/issueFacts.ts'
import type { Reader } from '../db/database.ts'

/** The trade background of an issue with its files; null while the form has no contract yet. */
export async function toTrade(
  read: Reader,
  fkIssuer: string,
  trade: IssueLine['trade'],
): Promise<TradeBackground | null> {
  if (trade.contractNo === '' || trade.contractAmount === '' || trade.signedDate === '') return null
  const files = await ownFiles(read, fkIssuer, trade.fileIds)
  return {
    contractNo: trade.contractNo,
    contractName: trade.contractName,
    contractAmount: fenToDecimal(decimalToFen(trade.contractAmount)),
    signedDate: trade.signedDate,
    deliveredDate: trade.deliveredDate || null,
    files: files.map(({ pkFile, name, size, mime }) => ({ pkFile, name, size, mime })),
  }
}
