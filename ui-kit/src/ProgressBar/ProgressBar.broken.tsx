/** Wrong builds that the contract must catch (`brokenBy`). */

/** A drawing. */
export const Drawing = () => (
  <div style={{ border: '1px solid', inlineSize: 200 }}>
    <div style={{ inlineSize: '50%', blockSize: 6, background: 'currentColor' }} />
  </div>
)

/** Says a share that nobody knows, and "50%" as it stands. */
export const BarePercent = () => (
  <div role="progressbar" aria-label="导出金票列表" aria-valuenow={50} aria-valuetext="50%" />
)
