import { announce } from '@jinpiao/ui-kit/lib/announce'
import { after } from '@jinpiao/ui-kit/lib/pause'
import type { UkeyDriver, UkeySignature } from '@jinpiao/ukey/driver'
import { useState } from 'react'

/** As in the signing dialog: by then whoever looks at the window has seen it. */
const WINDOW_AFTER = 5000

/**
 * The driver's own window may open behind another one, or be blocked: its address is told after five seconds.
 *
 * @param missed said then, once.
 * @returns `address`, e.g. `http://127.0.0.1:28317/confirm/…`, while the driver waits; `watched`, a driver that tells it.
 */
export function useMissedWindow(missed: string) {
  const [address, setAddress] = useState<string>()
  const watched = (driver: UkeyDriver): UkeyDriver => ({
    ...driver,
    async sign(request, options): Promise<UkeySignature> {
      let callOff = () => {}
      const onWindow = (opened: string) => {
        callOff()
        callOff = after(WINDOW_AFTER, () => {
          setAddress(opened)
          announce(missed)
        })
      }
      try {
        return await driver.sign(request, { ...options, onWindow })
      } finally {
        callOff()
        setAddress(undefined)
      }
    },
  })
  return { address, watched }
}
