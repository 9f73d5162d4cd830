/** Wrong builds that the contract must catch (`brokenBy`). */

/** It appears and nobody is told. */
export function NotFocused() {
  return (
    <>
      <section>
        <h2>有 3 处需要修改</h2>
      </section>
      <button type="button">提交</button>
    </>
  )
}

/** The link scrolls to the group and the focus stays behind. */
export function HashOnly() {
  return (
    <>
      <section tabIndex={-1} ref={(node) => node?.focus()} aria-label="有 3 处需要修改">
        <a href="#supplier">请选择供应商</a>
      </section>
      <fieldset id="supplier">
        <input type="radio" aria-label="华建材料" />
      </fieldset>
    </>
  )
}
