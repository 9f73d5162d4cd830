/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the narrow layout is `display: block`, which takes implied table roles away */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { cx } from '../lib/cx.ts'
import { smallIconProps } from '../lib/icon.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import type { TableMessages } from '../lib/messages/table.ts'
import type { HeadIds } from './cards.ts'
import * as css from './DataTable.css.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import type { PageSelection } from './selection.ts'
import { nextSort, type Sort } from './sort.ts'
import * as rowCss from './TableRow.css.ts'
import type { Column } from './types.ts'

interface TableHeadProps<Row> {
  idOf: HeadIds
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  usualSort: Sort | undefined
  onSortChange: ((sort: Sort | undefined) => void) | undefined
  selectPage: { state: PageSelection; onToggle: () => void } | undefined
  hasMore: boolean
  t: TableMessages
}

/**
 * `aria-sort` only on the sorted column ("none" is not spoken: NVDA #19387), the name of a header is its words alone,
 * and nothing live is inside, or it would be read with every cell (cauldron #2319).
 */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { idOf, columns, sort, usualSort, onSortChange, selectPage, hasMore, t } = props
  const inForce = sort ?? usualSort
  return (
    <thead role="rowgroup" className={css.head}>
      <tr role="row" className={css.headRow}>
        {selectPage && (
          <th
            id={idOf('select')}
            role="columnheader"
            scope="col"
            aria-label={t.select}
            className={cx(rowCss.cell, rowCss.selectCell)}
          >
            <RowCheckbox
              name={t.selectPage}
              isNamed
              checked={selectPage.state === 'all'}
              mixed={selectPage.state === 'some'}
              onToggle={selectPage.onToggle}
            />
          </th>
        )}
        {columns.map(({ id, header, align, sortable }) => {
          const direction = inForce?.id === id ? inForce.direction : undefined
          const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction ?? 'none']
          return (
            <th
              key={id}
              id={idOf('column', id)}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              className={cx(
                css.headCell,
                align === 'end' && rowCss.alignEnd,
                !(sortable && onSortChange) && css.plainHead,
              )}
            >
              {sortable && onSortChange ? (
                <button
                  type="button"
                  className={css.sortButton}
                  onClick={() => onSortChange(nextSort(sort, id, usualSort))}
                >
                  {header}
                  <Icon {...smallIconProps} className={direction === undefined ? css.unsortedIcon : undefined} />
                </button>
              ) : (
                header
              )}
            </th>
          )
        })}
        {hasMore && (
          <th
            id={idOf('more')}
            role="columnheader"
            scope="col"
            className={cx(css.headCell, css.plainHead, rowCss.moreCell)}
          >
            <span className={visuallyHidden}>{t.more}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
