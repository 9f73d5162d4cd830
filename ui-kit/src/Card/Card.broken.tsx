/** Wrong builds that the contract must catch (`brokenBy`). */

/** Looks like a card, and is found by nobody. */
export const Box = () => (
  <div style={{ border: '1px solid' }}>
    <strong>角色切换</strong>
    <p>当前为经办。</p>
  </div>
)
