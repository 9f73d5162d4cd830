/** Wrong builds that the contract must catch (`brokenBy`). */

/** Seen, copied, and kept from the ear. */
export function HiddenWords() {
  return <span aria-hidden="true">大写金额 壹仟肆佰零玖元伍角整</span>
}

/** An output is a status region: each key is heard, in the field and here. */
export const LiveOutput = () => (
  <>
    <label htmlFor="amount">金额（元）</label>
    <input id="amount" defaultValue="1409.50" />
    大写金额 <output htmlFor="amount">壹仟肆佰零玖元伍角整</output>
  </>
)

/** Goes on with a unit that no bill knows. */
export const WordsThatDoNotExist = () => (
  <p>
    大写金额 <span>壹仟兆元整</span>
  </p>
)
