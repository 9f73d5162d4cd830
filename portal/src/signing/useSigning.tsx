import { textCallOf } from '@jinpiao/contract/textTasks'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { usePlatform } from '#portal/parts/platform.ts'
import { checkedText } from './checkedText.ts'
import type { PreparedTask, SigningTask } from './signingTask.ts'

/** The dialog, the drivers and the cipher come when somebody signs for the first time. */
const loadDialog = () => import('./SignDialog.tsx')
const SignDialog = lazy(loadDialog)

/**
 * The one way to sign (D3): the server composes the text, the dialog shows exactly it, the UKEY signs it, the server
 * compares and verifies. Put `dialog` anywhere into the page; `sign` opens it.
 *
 * @returns `sign` rejects with what the assembling refused, so that the page shows it where the person is.
 */
export function useSigning(): { sign: (task: SigningTask) => Promise<void>; dialog: ReactNode } {
  const { demo } = usePlatform()
  const [prepared, setPrepared] = useState<PreparedTask | null>(null)

  async function sign(task: SigningTask) {
    // Both before anything is asked: a script that does not arrive is told here, and the page with its inputs stays.
    const [{ signingKey }] = await Promise.all([import('./signingKey.ts'), loadDialog()])
    const key = await signingKey(demo)
    const { endpoint, input } = textCallOf(task)
    const { original, text, creditList } = await call(endpoint, input)
    setPrepared({ ...task, original, text: checkedText({ original, text }), creditList, key })
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
