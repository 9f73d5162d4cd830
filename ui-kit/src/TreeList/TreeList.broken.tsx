/** Wrong builds that the contract must catch (`brokenBy`). */

/** Depth by indentation alone, and a triangle that is no button. */
export const Indented = () => (
  <div>
    <p>中建西部建设</p>
    <p style={{ paddingInlineStart: 16 }}>▾ 长沙湘江机械</p>
    <p style={{ paddingInlineStart: 32 }}>株洲轴承</p>
  </div>
)
