import type { TradeBackground } from '@jinpiao/contract/credits'
import type { IssueLine } from '@jinpiao/contract/issue'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { ownFiles } from '../commands/issueFacts.ts'
import type { Reader } from '../db/database.ts'

/** The trade background of an issue with those files that are the reader's own (I25); null while there is no contract. */
export async function toTrade(
  read: Reader,
  fkReader: string,
  trade: IssueLine['trade'],
): Promise<TradeBackground | null> {
  if (trade.contractNo === '' || trade.contractAmount === '' || trade.signedDate === '') return null
  const files = await ownFiles(read, fkReader, trade.fileIds)
  return {
    contractNo: trade.contractNo,
    contractName: trade.contractName,
    contractAmount: fenToDecimal(decimalToFen(trade.contractAmount)),
    signedDate: trade.signedDate,
    deliveredDate: trade.deliveredDate || null,
    files: files.map(({ pkFile, name, size, mime }) => ({ pkFile, name, size, mime })),
  }
}
