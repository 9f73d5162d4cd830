/** Wrong builds that the contract must catch (`brokenBy`). */

/** A coloured box that can neither be found by landmark nor by heading. */
export const ColouredBox = () => (
  <div>
    <b>开立业务已暂停</b>
    <p>因存在逾期未兑付，暂时不能开立。</p>
  </div>
)
