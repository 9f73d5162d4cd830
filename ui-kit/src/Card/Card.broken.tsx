import { Card } from './Card.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Looks like a card, and is found by nobody. */
export const Box = () => (
  <div style={{ border: '1px solid' }}>
    <strong>角色切换</strong>
    <p>当前为经办。</p>
  </div>
)

/** Whatever it stands under, its heading is an h2. */
export const AlwaysSecondLevel = () => (
  <Card title="授权角色和签名设置">
    <p>当前为经办。</p>
  </Card>
)

/** The box takes the focus, and does nothing with it. */
export const StopOfItsOwn = () => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the defect under test
  <section tabIndex={0} aria-label="角色切换">
    <h2>角色切换</h2>
    <a href="#all">查看全部</a>
  </section>
)
