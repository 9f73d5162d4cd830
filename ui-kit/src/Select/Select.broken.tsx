/** Wrong builds that the contract must catch (`brokenBy`). */

/** A box that opens by click only. */
export function ClickableBox() {
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test
  return <div onClick={() => undefined}>收款账户 请选择</div>
}

/** The native control skips a disabled option in silence. */
export function NativeSelect() {
  return (
    <label>
      收款账户
      <select>
        <option>中国建设银行</option>
        <option disabled>中国农业银行</option>
      </select>
    </label>
  )
}
