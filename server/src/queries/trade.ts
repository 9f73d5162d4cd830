import { termOf } from '@jinpiao/contract/terms'
import {
  filesOfTrade,
  ofEachBox,
  type TradeBackground,
  type TradeBox,
  type TradeInput,
  tradeBoxes,
} from '@jinpiao/contract/trade'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { Reader } from '../db/database.ts'
import { readableFiles } from './files.ts'

/** A trade background with those files that are the reader's own (I25); null while there is no contract. */
export async function toTrade(read: Reader, fkReader: string, trade: TradeInput): Promise<TradeBackground | null> {
  if (trade.contractNo === '' || trade.contractAmount === '' || trade.signedDate === '') return null
  const known = await readableFiles(read, fkReader, filesOfTrade(trade))
  const filesOf = (ids: readonly string[]) => known.filter(({ pkFile }) => ids.includes(pkFile))
  return {
    ...boxesToRead(trade),
    files: filesOf(trade.fileIds),
    invoices: trade.invoices.map(({ invoiceFileIds, ...invoice }) => ({ ...invoice, files: filesOf(invoiceFileIds) })),
    otherFiles: filesOf(trade.otherFileIds),
    fundFlowFiles: filesOf(trade.fundFlowFileIds),
  }
}

const boxesToRead = (trade: TradeInput) =>
  ofEachBox((box) => {
    if (trade[box] === '' && !tradeBoxes[box].isRequired) return null
    return termOf(box).kind === 'money' ? fenToDecimal(decimalToFen(trade[box])) : trade[box]
  }) as Pick<TradeBackground, TradeBox>

/** What a trade background lacks that was stored by an older version. */
export const completeTrade = (trade: TradeInput): TradeInput => ({ ...noInvoices, ...trade })
const noInvoices = { invoices: [], otherFileIds: [], fundFlowFileIds: [] }
