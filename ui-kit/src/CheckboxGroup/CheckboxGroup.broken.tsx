/** Wrong builds that the contract must catch (`brokenBy`). */

/** A heading above boxes: who comes by Tab never hears what they choose. */
export function NoLegend() {
  return (
    <div>
      <strong>申请的角色</strong>
      <label>
        <input type="checkbox" /> 经办
      </label>
      <em>请至少选择一个角色</em>
    </div>
  )
}

/** One Tab stop with arrows, as radio buttons have it: the second box is out of reach for those who press Tab. */
export function OneTabStop() {
  return (
    <fieldset>
      <legend>申请的角色</legend>
      <label>
        <input type="checkbox" /> 经办
      </label>
      <label>
        <input type="checkbox" tabIndex={-1} /> 主管
      </label>
    </fieldset>
  )
}

/** 选填 is kept from the ear. */
export function OptionalForTheEye() {
  return (
    <fieldset>
      <legend>
        通知方式 <small aria-hidden="true">选填</small>
      </legend>
      <label>
        <input type="checkbox" /> 短信
      </label>
    </fieldset>
  )
}

/** What cannot be changed cannot be reached. */
export function NativelyDisabled() {
  return (
    <fieldset disabled>
      <legend>已有的角色</legend>
      <label>
        <input type="checkbox" defaultChecked /> 经办
      </label>
    </fieldset>
  )
}
