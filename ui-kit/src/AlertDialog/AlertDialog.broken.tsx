/** Wrong builds that the contract must catch (`brokenBy`). */

/** A hasty Enter does the harm. */
export function ActionFirst() {
  return (
    <div role="alertdialog" aria-label="确认转让金票？">
      转让后不能撤回，华建材料将成为持有人。
      <button type="button" ref={(node) => node?.focus()}>
        确认转让
      </button>
      <button type="button">取消</button>
    </div>
  )
}
