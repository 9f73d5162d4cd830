/** Wrong builds that the contract must catch (`brokenBy`). */

/** The browser's own bubble: gone after seconds, and no link. */
export function NativeBubble() {
  return (
    <form>
      <input aria-label="企业名称" required />
      <button type="submit">登录</button>
    </form>
  )
}
