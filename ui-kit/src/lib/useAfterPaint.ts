import { useEffect, useState } from 'react'

/** False until the first frame has been painted. What nobody can see or use in that frame is rendered after it. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined
    // The callback runs before its frame is painted, a task that it posts after.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [])
  return isPainted
}
