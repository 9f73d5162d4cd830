import { useEffect, useRef } from 'react'
import { askBeforeLoss } from '#portal/session/leaving.ts'

/** Asks before the tab is closed while `loses` holds: what stands in the form is kept nowhere. */
export function useLossQuestion(loses: boolean): void {
  const latest = useRef(loses)
  latest.current = loses
  useEffect(() => askBeforeLoss(() => latest.current), [])
}
