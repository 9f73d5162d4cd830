/** Wrong builds that the contract must catch (`brokenBy`). */

/** No heading, no way out. */
export const DeadEnd = () => <p>系统繁忙，操作失败（03000280）。</p>
