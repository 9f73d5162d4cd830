import type { TradeBackground } from '@jinpiao/contract/credits'
import { filesOfTrade, type IssueLine } from '@jinpiao/contract/issue'
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
  const known = await readableFiles(read, fkReader, filesOfTrade(trade))
  const filesOf = (ids: readonly string[]) => known.filter(({ pkFile }) => ids.includes(pkFile))
  return {
    contractNo: trade.contractNo,
    contractName: trade.contractName,
    contractAmount: fenToDecimal(decimalToFen(trade.contractAmount)),
    signedDate: trade.signedDate,
    deliveredDate: trade.deliveredDate || null,
    files: filesOf(trade.fileIds),
    invoices: trade.invoices.map(({ invoiceFileIds, ...invoice }) => ({ ...invoice, files: filesOf(invoiceFileIds) })),
    otherFiles: filesOf(trade.otherFileIds),
  }
}

/** Those of the files that are the reader's own, as the wire names them. */
export const readableFiles = async (read: Reader, fkReader: string, ids: readonly string[]) =>
  (await ownFiles(read, fkReader, ids)).map(({ pkFile, name, size, mime }) => ({ pkFile, name, size, mime }))
