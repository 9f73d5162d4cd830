import type { SigningEntry } from '@jinpiao/contract/signingText'
import { type ConfirmKind, confirmKinds } from '@jinpiao/contract/states/ukey'
import { fenToDecimal } from '@jinpiao/values/money'
import { digestOf } from '../../domain/digest.ts'
import type { StoredConfirmation } from '../../queries/confirmations.ts'

/** What stands for a matter in the signed text: who asks, until when, and which document with which files. */
export function confirmEntry(row: StoredConfirmation): SigningEntry {
  const { pkConfirm, confirmNo, kind, title, fkInitiator, amountFen, document, fileIds } = row
  return {
    no: confirmNo,
    version: row.version,
    counterparty: row.initiatorName,
    amount: null,
    promisedDate: row.confirmBy,
    digest: digestOf({
      pkConfirm,
      confirmNo,
      kind,
      title,
      fkInitiator,
      amountFen: amountFen === null ? null : String(amountFen),
      document: JSON.parse(document),
      fileIds: JSON.parse(fileIds),
    }),
    details: [
      {
        // The signed text is Chinese, whoever reads the page.
        label: confirmKinds[kind as ConfirmKind].label[0],
        party: title,
        ...(amountFen !== null && { amount: fenToDecimal(amountFen) }),
      },
    ],
  }
}
