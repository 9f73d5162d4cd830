import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '../lib/announce.ts'
import { loadingMessages } from '../lib/messages/loading.ts'
import { useMessages } from '../lib/messages.ts'
import { after } from '../lib/pause.ts'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps {
  /** While true, grey lines stand where the content will be. */
  isLoading: boolean
  /** How many lines: about as many as the content, so that nothing jumps when it comes. */
  lines?: number
  /** The content, once it is there. */
  children?: ReactNode
}

/** A quick answer needs no word. */
const SAID_AFTER_MS = 1000

/**
 * Holds the place of what is being loaded (accessibility §4, "Loading"). The region is `aria-busy`, the lines are
 * silent; 正在加载… is said once, only if it takes longer than a second, and then 已加载 when the content is there.
 */
export function Skeleton({ isLoading, lines = 3, children }: SkeletonProps) {
  const t = useMessages(loadingMessages)
  const waitSaid = useRef(false)
  useEffect(() => {
    if (!isLoading) {
      if (waitSaid.current) announce(t.loaded)
      waitSaid.current = false
      return
    }
    return after(SAID_AFTER_MS, () => {
      waitSaid.current = true
      announce(t.loading)
    })
  }, [isLoading, t])

  return (
    <div aria-busy={isLoading}>
      {isLoading ? (
        <div aria-hidden="true" className={css.lines}>
          {Array.from({ length: lines }, (_, line) => (
            <div key={line} className={css.line} />
          ))}
        </div>
      ) : (
        children
      )}
    </div>
  )
}
