/** Wrong builds that the contract must catch (`brokenBy`). */

/** Suggestions on the screen, nothing for the ear, no way in by keys. */
export function SilentSuggestions() {
  return (
    <>
      <input aria-label="供应商" />
      <div>长沙湘江机械有限公司</div>
    </>
  )
}
