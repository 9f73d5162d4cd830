import type { KitScreen } from '@jinpiao/ui-kit/lib/screen'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { isPhoneAtom } from '#portal/session/screen.ts'

/** The portal's own answer about the window, for `KitProvider`: the kit does not ask a second time (spec §4). */
export function useKitScreen(): KitScreen {
  const isPhone = useAtomValue(isPhoneAtom)
  return useMemo(() => ({ isPhone }), [isPhone])
}
