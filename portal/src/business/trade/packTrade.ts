import type { DetailOf } from '@jinpiao/contract/applications'
import type { financePacks, PackType } from '@jinpiao/contract/packs'
import { tradeBoxNames } from '@jinpiao/contract/trade'
import { asTyped, refusalOfInvoice } from './pooledInvoice.ts'
import type { HeldFile, TradeForm } from './tradeForm.ts'

/** What the form takes of a pack: what the contract of a trade has, and the papers beside it. */
export type PackToCopy = Pick<DetailOf<typeof financePacks>, 'payload' | 'files' | 'invoices'>

/**
 * A trade background from one contract of a pack: the contract with its files, the invoices that are free, and the other
 * papers. Nothing of it leads back to the pack: what is signed is what stands here.
 *
 * @param at which contract.
 */
export function tradeFromPack(
  kind: PackType,
  { payload, files, invoices }: PackToCopy,
  at: number,
): Partial<TradeForm> & Pick<TradeForm, 'invoices'> {
  const contract = payload.contracts[at]
  const held = (ids: readonly string[]): HeldFile[] =>
    ids.flatMap((id) =>
      files.filter(({ pkFile }) => pkFile === id).map(({ pkFile, name, size }) => ({ pkFile, name, size })),
    )
  const othersOf = (isFundFlow: boolean) =>
    payload.others
      .filter(({ materialKind }) => (materialKind === 'FUND_FLOW') === isFundFlow)
      .flatMap(({ fileIds }) => held(fileIds))
  return {
    // Each box of a trade that a contract of a pack has, too.
    ...Object.fromEntries(
      tradeBoxNames.flatMap((box) =>
        contract && box in contract ? [[box, contract[box as keyof typeof contract]]] : [],
      ),
    ),
    files: held(contract?.fileIds ?? []),
    invoices: invoices
      .filter((invoice) => refusalOfInvoice(invoice, kind === 'FINANCE_PACK') === undefined)
      .map(asTyped),
    otherFiles: othersOf(false),
    fundFlowFiles: othersOf(true),
  }
}
