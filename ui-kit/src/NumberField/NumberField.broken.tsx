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
