/** A picture without words and without numbers. */
export function PictureOnly() {
  return (
    <div>
      <div style={{ inlineSize: 100, blockSize: 20, background: 'currentColor' }} />
      <div style={{ inlineSize: 60, blockSize: 20, background: 'currentColor' }} />
    </div>
  )
}
