import { assembleSignature } from '@jinpiao/contract/credits'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import type { PreparedTask, SigningTask } from './signingTask.ts'

/** The dialog, the drivers and the cipher come when somebody signs for the first time. */
const SignDialog = lazy(() => import('./SignDialog.tsx'))

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
