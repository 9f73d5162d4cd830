import { useState } from 'react'
import { announce } from '../lib/announce.ts'
import { TextField } from '../TextField/TextField.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Arrows and the wheel change it, and letters vanish without a word. */
export function SpinButton() {
  return (
    <label>
      账期（天）
      <input type="number" min={1} max={365} defaultValue={30} />
    </label>
  )
}

/** Corrects instead of saying what is wrong. */
export function ClampsSilently() {
  return (
    <label>
      账期（天）
      <input
        onBlur={(event) => {
          event.target.value = String(Math.min(365, Number(event.target.value)))
        }}
      />
    </label>
  )
}

/** A figure as it was copied from a sheet is called wrong. */
export function RefusesCommas() {
  const [value, setValue] = useState('30')
  const [error, setError] = useState<string>()
  return (
    <TextField
      label="账期（天）"
      value={value}
      onChange={setValue}
      error={error}
      onBlur={() => {
        if (!value.includes(',')) return
        setError('只能输入数字，例如 30')
        announce('只能输入数字，例如 30')
      }}
    />
  )
}

/** Checks when it is left: Enter sends what nobody has looked at. */
export function EnterUnchecked() {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  return (
    <TextField
      label="账期（天）"
      value={value}
      onChange={setValue}
      error={error}
      onBlur={() => {
        if (Number(value) >= 1) return
        setError('不能小于 1')
        announce('不能小于 1')
      }}
    />
  )
}
