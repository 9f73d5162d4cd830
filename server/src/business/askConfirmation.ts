import { type ConfirmDocument, matterHref } from '@jinpiao/contract/confirmations'
import type { ConfirmKind } from '@jinpiao/contract/states/ukey'
import type { Act } from '../acts/command.ts'
import { newPk, nextNumber } from '../acts/keys.ts'
import { notify } from '../acts/notify.ts'
import { tailOf } from '../domain/numbering.ts'

/** What an enterprise is asked to confirm. */
export interface Matter {
  /** Who is to confirm; the acting enterprise asks. */
  fkCorp: string
  kind: ConfirmKind
  title: string
  amountFen: bigint | null
  /** Last day. */
  confirmBy: string
  document: ConfirmDocument
  fileIds?: readonly string[]
  /** The statement of a payer that it is about. */
  fkClaim?: string
}

/** Asks another enterprise to confirm something by its director's signature, and tells its directors. */
export async function askConfirmation(act: Act, matter: Matter): Promise<{ pkConfirm: string; confirmNo: string }> {
  const { tx, actor, at, facts } = act
  const { fkCorp, kind, title, amountFen, confirmBy, document, fileIds = [], fkClaim = null } = matter
  const pkConfirm = newPk()
  const confirmNo = await nextNumber(act, 'QR')
  await tx
    .insertInto('confirmation')
    .values({
      pkConfirm,
      confirmNo,
      noTail: tailOf(confirmNo),
      fkCorp,
      kind,
      title,
      fkInitiator: actor.fkCorp,
      initiatorName: actor.corpName,
      amountFen,
      confirmBy,
      document: JSON.stringify(document),
      fileIds: JSON.stringify(fileIds),
      state: 'PENDING',
      reason: null,
      pkApply: null,
      fkClaim,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  const target = `confirmation:${pkConfirm}`
  facts.push({ action: 'CONFIRMATION.ASK', target, after: { confirmNo, kind }, alsoFor: fkCorp })
  const params = [confirmNo, actor.corpName, title, confirmBy]
  const link = matterHref(pkConfirm)
  await notify(
    act,
    fkCorp,
    { posts: ['DIRECTOR'] },
    { name: 'CONFIRM_ASKED', params, messageType: 'TODO', link, target },
  )
  return { pkConfirm, confirmNo }
}
