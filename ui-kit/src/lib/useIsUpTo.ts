import { type RefObject, useLayoutEffect, useState } from 'react'

/** Beside a rail a table has no room for its secondary columns, nor filters for the further ones, in CSS px. */
export const tightUpTo = 1023

/** Whether `box` is no wider than so many CSS px. Its width must not depend on its content. */
export function useIsUpTo(box: RefObject<HTMLElement | null>, width: number): boolean {
  const [isUpTo, setUpTo] = useState(false)
  // Before the first paint: what stands in it would be seen to change places.
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setUpTo(element.getBoundingClientRect().width <= width)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [box, width])
  return isUpTo
}
