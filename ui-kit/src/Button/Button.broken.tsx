/** Wrong builds that the contract must catch (`brokenBy`). */

export function ClickableText({ onPress }: { onPress?: () => void }) {
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test
  return <span onClick={onPress}>提交</span>
}

export function NativeDisabled() {
  return (
    <button type="button" disabled>
      转让
    </button>
  )
}
