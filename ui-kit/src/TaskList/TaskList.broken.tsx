/** Wrong builds that the contract must catch (`brokenBy`). */

/** Ticks without words; nothing says how many there are; the link does not say its state. */
export const Ticks = () => (
  <div>
    <b>开始使用金票</b>
    <p>
      <span>✓</span> 企业实名认证
    </p>
    <p>
      <a href="#ukey">UKEY 申领与绑定</a>
    </p>
  </div>
)
