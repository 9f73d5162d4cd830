import type { DataOf } from '@jinpiao/contract/endpoint'
import type { importIssueRows } from '@jinpiao/contract/issue'
import type { HeldFile } from '#portal/business/trade/tradeForm.ts'
import { type LineForm, toLineForm } from './issueForm.ts'

export type ImportedRow = DataOf<typeof importIssueRows>['ok'][number]

/** Each contract of a sheet once: its file is asked for once, however many rows it pays for. */
export function contractsOf(
  rows: readonly ImportedRow[],
): { contractNo: string; contractName: string; rows: number }[] {
  const contracts = new Map<string, { contractNo: string; contractName: string; rows: number }>()
  for (const { line } of rows) {
    const { contractNo, contractName } = line.trade
    const known = contracts.get(contractNo)
    if (known === undefined) contracts.set(contractNo, { contractNo, contractName, rows: 1 })
    else known.rows += 1
  }
  return [...contracts.values()]
}

/** The rows as lines of the form, each with the files of its contract. */
export const linesOf = (
  rows: readonly ImportedRow[],
  files: Readonly<Record<string, readonly HeldFile[]>>,
): LineForm[] =>
  rows.map(({ line, supplierName }) => {
    const held = files[line.trade.contractNo] ?? []
    const fileIds = held.map(({ pkFile }) => pkFile)
    return toLineForm({ ...line, trade: { ...line.trade, fileIds } }, { supplierName, files: held })
  })
