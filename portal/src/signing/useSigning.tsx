import { textCallOf } from '@jinpiao/contract/textTasks'
import type { UkeyDriverName } from '@jinpiao/contract/ukeyAgent'
import type { UkeyDriver } from '@jinpiao/ukey/driver'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { chunk } from '#portal/chunk.ts'
import { call } from '#portal/http/client.ts'
import { refreshAfter } from '#portal/http/queries.ts'
import { lazyPart } from '#portal/parts/lazyPart.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { checkedText } from './checkedText.ts'
import type { PreparedTask, SigningOpening, SigningStart, SigningTask } from './signingTask.ts'

/** The dialog comes when somebody begins to use a page where something is signed; the drivers and the cipher when somebody signs. */
const loadDialog = () => chunk(import('./SignDialog.tsx'))
const SignDialog = lazyPart(loadDialog)

/** What the dialog shows: of a task that is not composed yet its title, number and sum. */
interface Shown {
  opening: SigningOpening
  task?: PreparedTask
}

/**
 * The one way to sign (D3): the server composes the text, the dialog shows exactly it, the UKEY signs it, the server
 * compares and verifies. Put `dialog` anywhere into the page; `sign` opens it at once, and what is composed fills in.
 *
 * @returns `sign` rejects with what the assembling refused, and the dialog goes: the page shows it where the person is.
 */
export function useSigning(): { sign: (wanted: SigningTask | SigningStart) => Promise<void>; dialog: ReactNode } {
  const { ukeyDriver } = usePlatform()
  const [shown, setShown] = useState<Shown | null>(null)
  const latest = useRef<SigningOpening>(undefined)

  // With the first key or movement on the page, so that it opens with the press and costs the page itself nothing. A
  // script that does not arrive is told when it is wanted.
  useEffect(() => {
    const gone = new AbortController()
    const load = () => void loadDialog().catch(() => undefined)
    for (const act of ['keydown', 'pointermove', 'pointerdown'] as const) {
      document.addEventListener(act, load, { once: true, passive: true, signal: gone.signal })
    }
    return () => gone.abort()
  }, [])

  async function sign(wanted: SigningTask | SigningStart) {
    await loadDialog()
    const opening = 'prepare' in wanted ? wanted : { title: wanted.title, count: wanted.ids.length }
    latest.current = opening
    setShown({ opening })
    try {
      const task = await prepared(wanted, ukeyDriver)
      // Closed meanwhile: nothing opens by itself.
      if (latest.current === opening) setShown({ opening, task })
    } catch (error) {
      if (latest.current === opening) close()
      throw error
    }
  }

  function close() {
    latest.current = undefined
    setShown(null)
  }

  const dialog = shown && (
    <SignDialog
      opening={shown.opening}
      task={shown.task}
      onClose={close}
      onDone={(results) => {
        close()
        if (shown.task === undefined) return
        void refreshAfter(shown.task.businessType)
        shown.task.onDone(results)
      }}
    />
  )
  return { sign, dialog }
}

/** The key first: a demonstration may register a new certificate, which the text then names. */
async function prepared(wanted: SigningTask | SigningStart, way: UkeyDriverName): Promise<PreparedTask> {
  const task = 'prepare' in wanted ? await wanted.prepare() : wanted
  const { signingKey } = await chunk(import('./signingKey.ts'))
  const key = await signingKey(way)
  const { endpoint, input } = textCallOf(task)
  const { original, text, creditList, signRequest } = await call(endpoint, input)
  task.onComposed?.()
  const bound = signRequest === undefined ? key : { ...key, driver: vouchedFor(key.driver, signRequest) }
  return { ...task, original, text: checkedText({ original, text }), creditList, key: bound }
}

/** Whatever is signed by it now carries the server's word for this text. */
const vouchedFor = (driver: UkeyDriver, signRequest: string): UkeyDriver => ({
  ...driver,
  sign: (request, options) => driver.sign({ ...request, signRequest }, options),
})
