import { useState } from 'react'

const rows = ['JP26000001', 'JP26000002']

/** Draws only what is in view and says that this is all; every link is a Tab stop, arrow keys do nothing. */
export function SilentWindow() {
  return (
    <div role="grid" aria-label="开立明细">
      {rows.map((code) => (
        <div key={code} role="row">
          <div role="gridcell">
            <a href={`#${code}`}>{code}</a>
          </div>
        </div>
      ))}
    </div>
  )
}

/** A click on a row selects it, and nobody hears it; no key does. */
export function MouseSelection() {
  const [selected, setSelected] = useState<string>()
  return (
    <div role="grid" aria-label="开立明细" aria-rowcount={3}>
      {rows.map((code) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the defect under test
        <div key={code} role="row" aria-selected={selected === code} onClick={() => setSelected(code)}>
          <div role="gridcell">{code}</div>
        </div>
      ))}
    </div>
  )
}

/** The grid is the only way to read the data. */
export function NoWayOut() {
  return (
    <div role="grid" aria-label="开立明细">
      <div role="row">
        <div role="gridcell" tabIndex={0}>
          JP26000001
        </div>
      </div>
    </div>
  )
}
