/** Wrong builds that the contract must catch (`brokenBy`). */

/** A nameless bar of nameless icons, opened by hover. */
export function IconsOnly() {
  return (
    <aside>
      <button type="button" aria-label="收起侧边工具栏" />
      <button type="button" aria-label="常见问题" />
    </aside>
  )
}
