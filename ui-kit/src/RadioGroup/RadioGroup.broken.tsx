import { useState } from 'react'
import { RadioGroup } from './RadioGroup.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

interface Spies {
  onChange?: (value: string) => void
}

const results = ['同意', '退回']

/** Buttons that look chosen: no group, no state, a Tab stop each. */
export function ButtonRow() {
  return (
    <div>
      复核结果
      <button type="button">同意</button>
      <button type="button">退回</button>
    </div>
  )
}

/** To come to a choice is to choose it: whoever only passes through has answered. */
export function ChoosesOnFocus({ onChange }: Spies) {
  const [chosen, setChosen] = useState('')
  const choose = (result: string) => {
    setChosen(result)
    onChange?.(result)
  }
  return (
    <fieldset>
      <legend>复核结果</legend>
      {results.map((result) => (
        <label key={result}>
          <input
            type="radio"
            name="result"
            checked={result === chosen}
            onFocus={() => choose(result)}
            onChange={() => choose(result)}
          />
          {result}
        </label>
      ))}
    </fieldset>
  )
}

/** Radios of divs: Tab comes to the first whichever is chosen, and Space scrolls the page. */
export function DivRadios() {
  const [chosen, setChosen] = useState('退回')
  return (
    <div role="radiogroup" aria-label="复核结果">
      {results.map((result, index) => (
        <div
          key={result}
          role="radio"
          aria-checked={result === chosen}
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => setChosen(result)}
          onKeyDown={(event) => event.key === 'Enter' && setChosen(result)}
        >
          {result}
        </div>
      ))}
    </div>
  )
}

/** The message stands below, tied to nothing. */
export function ErrorBelow() {
  return (
    <>
      <RadioGroup label="复核结果" isRequired options={results.map((label) => ({ value: label, label }))} />
      <p>请选择复核结果</p>
    </>
  )
}

/** Grey, and nobody is told why: our own has no such state. */
export function GreyWithoutReason() {
  return (
    <fieldset>
      <legend>转让方式</legend>
      {['整张转让', '拆分转让'].map((label, index) => (
        <label key={label}>
          <input type="radio" name="way" defaultChecked={index === 0} disabled={index > 0} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
