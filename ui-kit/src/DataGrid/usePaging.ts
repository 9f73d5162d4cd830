import { type RefObject, useEffect, useRef, useState } from 'react'

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
  // Rows may have gone since the page was opened.
  const shown = Math.min(page, pageCount)
  const from = (shown - 1) * pageSize
  const pageOf = (index: number, size = pageSize) => Math.floor(Math.max(index, 0) / size) + 1

  const toggle = () => {
    if (!paged) setPage(pageOf(at))
    else if (pageOf(at) !== shown) goTo(from)
    setPaged(!paged)
  }

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
    from,
    pager: {
      page: shown,
      pageCount,
      onPageChange: setPage,
      pageSize,
      pageSizes,
      onPageSizeChange: (size: number) => {
        setPage(pageOf(from, size))
        setPageSize(size)
      },
    },
    toFirstPage: () => setPage(1),
  }
}
