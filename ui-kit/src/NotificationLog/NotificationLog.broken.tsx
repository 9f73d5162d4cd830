/** Wrong builds that the contract must catch (`brokenBy`). */

/** Tone by colour alone, no list, no heading. */
export function BareLines() {
  return <div>签名失败，请重新插入 UKEY</div>
}
