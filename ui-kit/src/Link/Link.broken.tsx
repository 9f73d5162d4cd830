/** Wrong builds that the contract must catch (`brokenBy`). */

export function NoAddress() {
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the defect under test
  return <a>服务时间</a>
}
