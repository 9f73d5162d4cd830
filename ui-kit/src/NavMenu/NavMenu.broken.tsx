/** Wrong builds that the contract must catch (`brokenBy`). */

/** A menubar that is no menu: one Tab stop, arrow keys nobody told of. */
export function MenuBar() {
  return (
    <div role="menubar">
      <div role="menuitem" tabIndex={0}>
        首页
      </div>
      <div role="menuitem" tabIndex={-1}>
        金票开具
      </div>
    </div>
  )
}
