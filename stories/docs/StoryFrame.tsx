import { type RefObject, useEffect, useRef, useState } from 'react'
import { useDocsPage } from './DocsContainer.tsx'
import * as css from './docs.css.ts'

export interface StoryFrameProps {
  id: string
  /** The story's name. */
  title: string
  /** Something may open over it, which needs room: a dialog, a list, a calendar. */
  opens: boolean
}

const MOST_PX = 800
/** After it is there, a story may still take the focus: an error summary does, and so does a dialog. */
const SETTLED_MS = 500

/**
 * A story in a page of its own, as high as it is. Not in the page of documentation: its main part, its live regions and
 * its dialogs would be those of the documentation as well. Inert until it is there, and the focus stays with
 * whoever is reading, even where to take it is what the story is about.
 */
export function StoryFrame({ id, title, opens }: StoryFrameProps) {
  const { globals } = useDocsPage()
  const frame = useRef<HTMLIFrameElement>(null)
  const least = opens ? 480 : 120
  const [height, setHeight] = useState(0)
  const [isSettled, setSettled] = useState(false)
  const [loads, setLoads] = useState(0)
  const { platform, mode, locale } = globals
  const shown = Object.entries({ platform, mode, locale }).map(([name, value]) => `${name}:${value}`)

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (loads === 0 || !page) return
    let settling: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      setHeight(page.documentElement.getBoundingClientRect().height)
      if (!page.getElementById('storybook-root')?.hasChildNodes()) return
      settling ??= setTimeout(() => setSettled(true), SETTLED_MS)
    })
    observer.observe(page.documentElement)
    return () => {
      observer.disconnect()
      clearTimeout(settling)
    }
  }, [loads])

  useFocusKept(frame, !isSettled)

  return (
    <iframe
      ref={frame}
      title={`示例：${title}`}
      src={`iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: shown.join(';') }).toString()}`}
      loading="lazy"
      inert={!isSettled}
      className={css.frame}
      style={{ blockSize: Math.min(Math.max(height, least), MOST_PX) }}
      onLoad={() => setLoads((count) => count + 1)}
    />
  )
}

/** While a frame is inert nobody gets into it: a focus in it was taken by its script, which inert does not prevent. */
function useFocusKept(frame: RefObject<HTMLIFrameElement | null>, isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return
    let last = document.activeElement
    const remember = () => {
      if (document.activeElement !== frame.current) last = document.activeElement
    }
    let isGivenBack = false
    const giveBack = () => {
      // Once: a dialog that is open holds the focus, and would take it again and again.
      if (isGivenBack || document.activeElement !== frame.current) return
      isGivenBack = true
      frame.current?.blur()
      if (last instanceof HTMLElement && last !== document.body) last.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', remember)
    // Within the event itself the focus is still on its way, and cannot be taken back.
    const giveBackThen = () => setTimeout(giveBack)
    window.addEventListener('blur', giveBackThen)
    return () => {
      document.removeEventListener('focusin', remember)
      window.removeEventListener('blur', giveBackThen)
    }
  }, [frame, isKept])
}
