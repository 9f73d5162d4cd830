/** The current page told by colour alone. */
export function ColourOnly() {
  return (
    <nav aria-label="分页">
      <button type="button">1</button>
      <button type="button" style={{ fontWeight: 'bold' }}>
        2
      </button>
    </nav>
  )
}
