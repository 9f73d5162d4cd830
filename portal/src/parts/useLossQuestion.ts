import { useEffect, useRef } from 'react'
import { askBeforeLoss } from '#portal/session/leaving.ts'

/**
 * Asks before the tab is closed while `loses` holds: what stands in the form is kept nowhere.
 * @param loses a function is asked at that moment, where a change need not draw the form anew.
 */
export function useLossQuestion(loses: boolean | (() => boolean)): void {
  const latest = useRef(loses)
  latest.current = loses
  useEffect(() => askBeforeLoss(() => (typeof latest.current === 'function' ? latest.current() : latest.current)), [])
}
