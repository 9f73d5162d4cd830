import { ChevronLeft, ChevronRight } from 'lucide-react'
import { iconProps } from '../lib/icon.ts'
import { tableMessages } from '../lib/messages/table.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './Pager.css.ts'
import { pageItems } from './pageItems.ts'

export interface PagerProps {
  /** From 1. */
  page: number
  /** How many there are, 1 at least. */
  pageCount: number
  /** Another page was asked for. What is announced then is the list’s (`DataTable`). */
  onPageChange: (page: number) => void
  /** Rows per page; the choice shows only with `pageSizes` and `onPageSizeChange`. */
  pageSize?: number | undefined
  /** What can be chosen: 10, 20, 50. */
  pageSizes?: readonly number[] | undefined
  /** Another number of rows was asked for; go to page 1 with it. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined
}

/**
 * Moves between the pages of a list. Says nothing itself: the table that shows the page does (accessibility §5.6), and
 * takes the focus, so the buttons at the ends may be natively disabled.
 */
export function Pager({ page, pageCount, onPageChange, pageSize, pageSizes, onPageSizeChange }: PagerProps) {
  const t = useMessages(tableMessages)
  return (
    <nav aria-label={t.pager} className={css.pager}>
      <ul role="list" className={css.list}>
        <li>
          <button
            type="button"
            className={css.button}
            aria-label={t.previousPage}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            <ChevronLeft {...iconProps} />
          </button>
        </li>
        {pageItems(page, pageCount).map((item, i) =>
          item === 'gap' ? (
            <li key={`gap-${i}`} aria-hidden="true" className={css.gap}>
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                className={css.button}
                aria-label={item === page ? t.currentPage(item) : t.pageNumber(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => item !== page && onPageChange(item)}
              >
                {item}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            className={css.button}
            aria-label={t.nextPage}
            disabled={page >= pageCount}
            onClick={() => onPageChange(page + 1)}
          >
            <ChevronRight {...iconProps} />
          </button>
        </li>
      </ul>
      {pageSizes !== undefined && onPageSizeChange !== undefined && (
        <select
          aria-label={t.pageSize}
          className={css.size}
          value={pageSize}
          onChange={(event) => onPageSizeChange(Number(event.target.value))}
        >
          {pageSizes.map((n) => (
            <option key={n} value={n}>
              {t.perPage(n)}
            </option>
          ))}
        </select>
      )}
    </nav>
  )
}
