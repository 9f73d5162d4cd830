import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { sizeClassAtom } from '../session/screen.ts'

/**
 * Whether the filters beyond the first are shown (product §4.0): WIDE has room for them, MINI folds them away unless one
 * of them is in force. Once the person has folded or unfolded them, that holds.
 */
export function useMoreFilters(isInForce: boolean): [isOpen: boolean, toggle: () => void] {
  const isWide = useAtomValue(sizeClassAtom) === 'WIDE'
  const [wasInForce] = useState(isInForce)
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? (isWide || wasInForce)
  return [isOpen, () => setChosen(!isOpen)]
}
