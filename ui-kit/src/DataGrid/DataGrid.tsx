import { useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import * as csvCss from '../CsvButton/CsvButton.css.ts'
import { CsvButton } from '../CsvButton/CsvButton.tsx'
import { SelectionBar } from '../DataTable/SelectionBar.tsx'
import type { Sort } from '../DataTable/sort.ts'
import { announce } from '../lib/announce.ts'
import { gridMessages } from '../lib/messages/grid.ts'
import { tableMessages } from '../lib/messages/table.ts'
import { useMessages } from '../lib/messages.ts'
import { useMediaQuery } from '../lib/useMediaQuery.ts'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import * as css from './DataGrid.css.ts'
import { GridView } from './GridView.tsx'
import { PagedView } from './PagedView.tsx'
import type { DataGridProps } from './types.ts'
import { useActiveCell } from './useActiveCell.ts'
import { useGridSelection } from './useGridSelection.ts'
import { csvKey, pagedKey, usePaging } from './usePaging.ts'
import { useSortedRows } from './useSortedRows.ts'
import { useViewFocus } from './useViewFocus.ts'

export type { Sort } from '../DataTable/sort.ts'
export type { DataGridProps, GridColumn, GridSelection } from './types.ts'

/**
 * A hundred thousand rows to walk through, order and select from by keyboard: a windowed grid (decision 0002). A grid
 * takes the reading cursor's keys away, so the paged table and the export are one key away: F8 and F9.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { caption, columns, rows, rowKey, rowName, selection, csvFileName, defaultSort, save } = props
  // A row that a finger hits is as high as the comfortable ones (G6).
  const density = useMediaQuery('(pointer: coarse)') ? 'comfortable' : (props.density ?? 'comfortable')
  const t = useMessages(gridMessages)
  const table = useMessages(tableMessages)
  const [sort, setSort] = useState<Sort | undefined>(defaultSort)
  const sorted = useSortedRows(rows, columns, sort)
  const active = useActiveCell(sorted, rowKey)
  const selecting = useGridSelection({ rows: sorted, rowKey, selection, t })
  const root = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const csvButton = useRef<HTMLButtonElement>(null)
  const labelId = useId()
  const hintId = useId()
  const paging = usePaging({
    root,
    csvButton,
    rowCount: rows.length,
    at: active.position.row - 1,
    goTo: (index) => active.moveTo({ row: index + 1, column: active.position.column }),
  })
  const isPaged = paging.paged || rows.length === 0
  const viewFocus = useViewFocus(root, isPaged)

  const onSortChange = (next: Sort | undefined) => {
    setSort(next)
    paging.toFirstPage()
    // The table says it itself.
    if (isPaged) return
    const header = columns.find(({ id }) => id === next?.id)?.header ?? ''
    announce(next === undefined ? table.unsorted : table.sorted(header, next.direction))
  }

  return (
    <div ref={root} {...viewFocus} className={css.root} data-density={density}>
      <div className={css.top}>
        {!isPaged && (
          <div className={css.titles}>
            <div id={labelId} className={css.caption}>
              {caption}{' '}
              <SpokenText className={css.count} visible={t.count(rows.length)} spoken={t.countSpoken(rows.length)} />
            </div>
            <p id={hintId} className={css.hint}>
              {t.keys}
              {selection && t.selectionKeys}
            </p>
          </div>
        )}
        <div className={css.actions}>
          <Button size="small" aria-pressed={paging.paged} onPress={paging.toggle}>
            {t.paged} <kbd className={csvCss.shortcut}>{pagedKey}</kbd>
          </Button>
          <CsvButton
            ref={csvButton}
            size="small"
            shortcut={csvKey}
            fileName={csvFileName}
            columns={columns}
            rows={() => sorted}
            {...(save && { save })}
          />
        </div>
      </div>
      {isPaged ? (
        <PagedView {...props} allRows={() => sorted} sort={sort} onSortChange={onSortChange} paging={paging} />
      ) : (
        <GridView
          ref={grid}
          columns={columns}
          allRows={() => sorted}
          rowKey={rowKey}
          rowName={rowName}
          rowSize={css.rowSizes[density]}
          labelId={labelId}
          hintId={hintId}
          active={active}
          selecting={selecting}
          sort={sort}
          onSortChange={onSortChange}
          t={t}
        />
      )}
      {!isPaged && selection && selecting && selecting.total.count > 0 && (
        <SelectionBar
          count={selecting.total.count}
          total={selecting.total.sum}
          onClear={selecting.none}
          actions={selection.actions}
          t={table}
        />
      )}
    </div>
  )
}
