import { type KeyboardEvent, useState } from 'react'
import meta, { WithControls } from './DataGrid.stories.tsx'
import { DataGrid } from './DataGrid.tsx'

type Props = typeof meta.args

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Draws only what is in view and says that this is all. */
export function SilentWindow() {
  return (
    <div role="grid" aria-label="开立明细">
      {['JP26000001', 'JP26000002'].map((code) => (
        <div key={code} role="row">
          <div role="gridcell" tabIndex={-1}>
            {code}
          </div>
        </div>
      ))}
    </div>
  )
}

/** The arrows go from row to row, and Tab stops at each link all the same: Shift+Tab does not leave the grid. */
export function LinksAreStops() {
  const rows = ['JP26000001', 'JP26000002']
  return (
    <>
      <button type="button">按页查看 F8</button>
      <button type="button">导出 CSV F9</button>
      <div role="grid" aria-label="开立明细">
        {rows.map((code, at) => (
          <div key={code} role="row">
            <div role="gridcell">
              <a
                id={code}
                href={`#${code}`}
                onKeyDown={({ key }) => key === 'ArrowDown' && document.getElementById(rows[at + 1] ?? '')?.focus()}
              >
                {code}
              </a>
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

/** The right grid in a page that keeps some keys for itself. */
function Without({ takes, ...props }: Partial<Props> & { takes: (event: KeyboardEvent) => boolean }) {
  return (
    <div
      onKeyDownCapture={(event) => {
        if (!takes(event)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <DataGrid {...meta.args} {...props} />
    </div>
  )
}

/** The arrows turn the pages of what the grid stands in. */
export const ArrowsAreTaken = () => <Without takes={({ key }) => key.startsWith('Arrow')} />

/** The last row is the last of those that were fetched. */
export const FirstFiftyRows = () => <DataGrid {...meta.args} rows={meta.args.rows.slice(0, 50)} />

/** Home belongs to the page: the way back to the headers is a hundred thousand arrows long. */
export const HomeIsTaken = () => <Without takes={({ key }) => key === 'Home'} />

/** Enter belongs to the form around it: no link is reached, nothing is sorted. */
export const EnterIsTaken = () => <Without {...WithControls.args} takes={({ key }) => key === 'Enter'} />

/** Esc closes what the grid stands in, and does not lead out of a cell. */
export const EscapeIsTaken = () => <Without {...WithControls.args} takes={({ key }) => key === 'Escape'} />

/** A column is made wider with the mouse only. */
export const WidthByMouse = () => <Without takes={({ key }) => key === 'F2'} />

/** No key leads from the grid to a table that can be read line by line. */
export const GridOnly = () => <Without takes={({ key }) => key === 'F8'} />

/** F8 leads to the table and not back. */
export const NoWayBack = () => (
  <Without takes={({ key }) => key === 'F8' && document.querySelector('[role=grid]') === null} />
)

/** The export has to be looked for in the toolbar. */
export const ExportByMouse = () => <Without takes={({ key }) => key === 'F9'} />

/** A click chooses a row; no key does, alone or with Shift or Ctrl. */
export function MouseSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <Without
      selection={{ selected, onChange: setSelected, amount: ({ amount }) => amount, actions: null }}
      takes={({ key, shiftKey, ctrlKey }) => key === ' ' || shiftKey || ctrlKey}
    />
  )
}

/** The amounts as they are printed: voices read their groups as several numbers. */
export function GroupedFigures() {
  return (
    <div role="grid" aria-label="开立明细">
      <div role="row">
        <div role="rowheader" tabIndex={0}>
          JP26000002
        </div>
        <div role="gridcell">7,919.10</div>
      </div>
    </div>
  )
}

/** A grid to walk through, without a cell of data. */
export function GridOfNothing() {
  return (
    <>
      <div role="grid" aria-label="开立明细">
        <div role="row">
          <div role="columnheader" tabIndex={0}>
            金票编号
          </div>
        </div>
      </div>
      <p>还没有金票</p>
    </>
  )
}
