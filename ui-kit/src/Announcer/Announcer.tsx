import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { assertiveQueue, politeQueue } from '../lib/announce.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { useHasBody } from '../lib/useHasBody.ts'

/**
 * The only two live regions of the app; mount once, at the start (KitProvider does).
 *
 * They are children of body, beside the app and beside its dialogs, and carry `data-live-announcer`, so react-aria
 * leaves them out when it makes the rest inert. A region inside an inert background is read again when the dialog
 * closes (Orca 43.1 with Chromium 156).
 */
export function Announcer() {
  const polite = useRef<HTMLDivElement>(null)
  const assertive = useRef<HTMLDivElement>(null)
  const hasBody = useHasBody()

  useEffect(() => {
    politeQueue.attach(polite.current)
    assertiveQueue.attach(assertive.current)
    return () => {
      politeQueue.attach(null)
      assertiveQueue.attach(null)
    }
  }, [hasBody])

  if (!hasBody) return null
  return createPortal(
    <div className={visuallyHidden} data-live-announcer="true">
      <div ref={polite} role="status" aria-live="polite" aria-atomic="true" />
      <div ref={assertive} role="alert" aria-live="assertive" aria-atomic="true" />
    </div>,
    document.body,
  )
}
