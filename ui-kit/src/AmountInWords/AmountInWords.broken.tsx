/** Wrong builds that the contract must catch (`brokenBy`). */

/** Seen, copied, and kept from the ear. */
export function HiddenWords() {
  return <span aria-hidden="true">大写金额 壹仟肆佰零玖元伍角整</span>
}
