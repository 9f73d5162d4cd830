/** Wrong builds that the contract must catch (`brokenBy`). */

export function PlaceholderOnly() {
  return <input placeholder="企业名称" />
}

/** The message is on the screen and tied to nothing. */
export function ErrorBesideOnly() {
  return (
    <label>
      联系人手机号
      <input defaultValue="1380013800" />
      <em>手机号应为 11 位，现在是 10 位</em>
    </label>
  )
}
