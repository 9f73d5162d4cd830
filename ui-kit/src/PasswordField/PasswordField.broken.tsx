/** Wrong builds that the contract must catch (`brokenBy`). */

/** The eye never says what it does now. */
export function SilentEye() {
  return (
    <label>
      密码
      <input type="password" defaultValue="Gold-2025" />
      <button type="button" aria-label="切换" />
    </label>
  )
}

export function NoManager() {
  return <input type="password" aria-label="密码" autoComplete="off" />
}
