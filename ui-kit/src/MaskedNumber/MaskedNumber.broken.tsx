/** Wrong builds that the contract must catch (`brokenBy`). */

export function Stars() {
  return (
    <span>
      6222****0123 <button type="button">显示完整号码 建设银行账户</button>
    </span>
  )
}
