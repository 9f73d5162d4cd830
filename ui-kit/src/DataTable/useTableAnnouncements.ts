import { type RefObject, useEffect, useRef } from 'react'
import { announce } from '../lib/announce.ts'
import { focusText } from '../lib/focusText.ts'
import type { TableMessages } from '../lib/messages/table.ts'
import { after } from '../lib/pause.ts'
import { type TableSnapshot, tableChange } from './tableChange.ts'

interface Options {
  now: TableSnapshot
  /** Rows on this page. */
  shown: number
  isLoading: boolean
  error: string | undefined
  header: (columnId: string) => string
  emptyText: string | undefined
  /** Takes the focus after paging (accessibility §5.6 F). */
  caption: RefObject<HTMLElement | null>
  t: TableMessages
}

/** Says what changed when the table has come to rest, once; slow loading gets a word of its own. */
export function useTableAnnouncements({ now, shown, isLoading, error, header, emptyText, caption, t }: Options): void {
  const before = useRef<TableSnapshot>(undefined)
  const waitSaid = useRef(false)

  useEffect(() => {
    if (!isLoading) return
    return after(1000, () => {
      waitSaid.current = true
      announce(t.loading)
    })
  }, [isLoading, t])

  useEffect(() => {
    if (error !== undefined) announce(error, { assertive: true })
  }, [error])

  // Every render: the comparison is cheap, and a list of dependencies would repeat the snapshot.
  useEffect(() => {
    // Who asks for something else before the first rows are there has acted, too.
    before.current ??= now
    if (isLoading || error !== undefined) return
    const change = tableChange(before.current, now, header, t, emptyText)
    before.current = now
    if (change) announce(change.text)
    else if (waitSaid.current) announce(t.loaded(shown))
    waitSaid.current = false
    if (change?.cause === 'page') focusText(caption.current)
  })
}
