import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Buttons that look like one control: nobody hears which is chosen, nor what they choose between. */
export function ColouredButtons() {
  const [chosen, setChosen] = useState('table')
  return (
    <div>
      {[
        ['table', '表格'],
        ['chart', '图表'],
      ].map(([value = '', words]) => (
        <button
          key={value}
          type="button"
          style={chosen === value ? { background: 'Highlight' } : {}}
          onClick={() => setChosen(value)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
