import { useState } from 'react'
import { SegmentedSwitch } from './SegmentedSwitch.tsx'

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

/** The arrow does nothing on the last segment. */
export function StopsAtTheEnd() {
  const [chosen, setChosen] = useState(0)
  return (
    <div role="radiogroup" aria-label="显示方式">
      {['表格', '图表'].map((words, place) => (
        <button
          key={words}
          type="button"
          role="radio"
          aria-checked={place === chosen}
          tabIndex={place === chosen ? 0 : -1}
          onFocus={() => setChosen(place)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'ArrowRight') (currentTarget.nextElementSibling as HTMLElement | null)?.focus()
          }}
        >
          {words}
        </button>
      ))}
    </div>
  )
}

/** What was chosen is told on and not kept: the old segment stays. */
export const ForgetsChoice = () => (
  <SegmentedSwitch
    label="显示方式"
    segments={[
      { value: 'table', label: '表格' },
      { value: 'chart', label: '图表' },
    ]}
    value="table"
    onChange={() => {}}
  />
)
