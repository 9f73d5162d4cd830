import { assembleSignature } from '@jinpiao/contract/credits'
import type { EntryResult } from '@jinpiao/contract/envelope'
import type { SignaturePayload } from '@jinpiao/contract/fields'
import type { BusinessType, SignedAction } from '@jinpiao/contract/flow'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { call } from '../http/client.ts'
import { refreshAfter } from '../http/queries.ts'
import type { SigningKey } from './signingKey.ts'

/** The dialog, the drivers and the cipher come when somebody signs for the first time. */
const SignDialog = lazy(() => import('./SignDialog.tsx'))

export interface SigningTask {
  businessType: BusinessType
  action: SignedAction
  /** Applications or tickets, in the order in which the list shows them. */
  ids: readonly string[]
  /** Title of the dialog: the act in words, 签名并提交 3 笔金票开立. */
  title: string
  submit: (signature: SignaturePayload) => Promise<{ results: EntryResult[] }>
  /** After the server has answered; some entries may have failed (D4). */
  onDone: (results: EntryResult[]) => void
}

/** A task with the text that the server composed for it. */
export interface PreparedTask extends SigningTask {
  original: string
  summary: readonly { label: string; value: string }[]
  creditList: readonly { fkCredit: string }[]
  key: SigningKey
}

/**
 * The one way to sign (D3): the server composes the text, the dialog shows exactly it, the UKEY signs it, the server
 * compares and verifies. Put `dialog` anywhere into the page; `sign` opens it.
 *
 * @returns `sign` rejects with what the assembling refused, so that the page shows it where the person is.
 */
export function useSigning(demo: boolean): { sign: (task: SigningTask) => Promise<void>; dialog: ReactNode } {
  const [prepared, setPrepared] = useState<PreparedTask | null>(null)

  async function sign(task: SigningTask) {
    const { signingKey } = await import('./signingKey.ts')
    const key = await signingKey(demo)
    const text = await call(assembleSignature, {
      params: { ids: task.ids.join(',') },
      query: { businessType: task.businessType, action: task.action },
    })
    setPrepared({ ...task, ...text, key })
  }

  const dialog = prepared && (
    <Suspense>
      <SignDialog
        task={prepared}
        onClose={() => setPrepared(null)}
        onDone={(results) => {
          setPrepared(null)
          void refreshAfter(prepared.businessType)
          prepared.onDone(results)
        }}
      />
    </Suspense>
  )
  return { sign, dialog }
}
