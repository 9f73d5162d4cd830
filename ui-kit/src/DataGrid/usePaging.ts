import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusText } from '../lib/focusText.ts'

export const pagedKey = 'F8'
export const csvKey = 'F9'
export const pageSizes = [50, 100, 200]

interface Options {
  root: RefObject<HTMLElement | null>
  csvButton: RefObject<HTMLButtonElement | null>
  rowCount: number
  /** Index of the row at which the person is, and how to go to one. */
  at: number
  goTo: (index: number) => void
}

/** The switch between the grid and the paged table, at the same rows; both keys of the toolbar. */
export function usePaging({ root, csvButton, rowCount, at, goTo }: Options) {
  const [paged, setPaged] = useState(false)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(50)
  const pageCount = Math.max(1, Math.ceil(rowCount / pageSize))

  const toggle = () => {
    if (paged) goTo((page - 1) * pageSize)
    else setPage(Math.floor(Math.max(at, 0) / pageSize) + 1)
    setPaged(!paged)
  }

  // A view that goes takes the focus with it: the one that comes gets it, at the same rows.
  const was = useRef(paged)
  useLayoutEffect(() => {
    if (was.current === paged) return
    was.current = paged
    if (document.activeElement !== document.body) return
    if (paged) focusText(root.current?.querySelector('caption'))
    else root.current?.querySelector<HTMLElement>('[role=grid]')?.focus()
  }, [paged, root])

  const keys = useRef({ toggle })
  useEffect(() => {
    keys.current = { toggle }
  })
  useEffect(() => {
    const element = root.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.shiftKey || event.metaKey) return
      if (event.key === pagedKey) keys.current.toggle()
      else if (event.key === csvKey) csvButton.current?.click()
      else return
      event.preventDefault()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [root, csvButton])

  return {
    paged,
    toggle,
    from: (page - 1) * pageSize,
    pager: {
      page: Math.min(page, pageCount),
      pageCount,
      onPageChange: setPage,
      pageSize,
      pageSizes,
      onPageSizeChange: (size: number) => {
        setPage(Math.floor(((page - 1) * pageSize) / size) + 1)
        setPageSize(size)
      },
    },
    toFirstPage: () => setPage(1),
  }
}
