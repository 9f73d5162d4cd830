/** Wrong builds that the contract must catch (`brokenBy`). */

/** Where one is shows in colour only, and the list has no landmark. */
export function ColourOnly() {
  return (
    <ul>
      <li>
        <a href="#info">银行账户管理</a>
      </li>
    </ul>
  )
}
