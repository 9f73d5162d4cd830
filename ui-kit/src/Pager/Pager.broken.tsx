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

/** The buttons alone: nothing says that they turn pages, and no landmark leads to them. */
export function BareList() {
  return (
    <ul>
      <li>
        <button type="button" aria-label="第 1 页">
          1
        </button>
      </li>
      <li>
        <button type="button" aria-label="第 2 页，当前页" aria-current="page">
          2
        </button>
      </li>
    </ul>
  )
}

/** Called a button and reached by Tab, but only a click turns the page. */
export function ClickOnly({ onPageChange }: { onPageChange?: () => void }) {
  return (
    <nav aria-label="分页">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the defect under test */}
      <span role="button" tabIndex={0} aria-label="上一页" onClick={() => onPageChange?.()}>
        ‹
      </span>
    </nav>
  )
}

/** The page that is there is loaded again. */
export function LoadsAgain({ onPageChange }: { onPageChange?: () => void }) {
  return (
    <nav aria-label="分页">
      <button type="button" aria-label="第 2 页，当前页" aria-current="page" onClick={() => onPageChange?.()}>
        2
      </button>
    </nav>
  )
}

/** On the first page 上一页 can be pressed. */
export function GoesToPageNought() {
  return (
    <nav aria-label="分页">
      <button type="button" aria-label="上一页">
        ‹
      </button>
      <button type="button" aria-label="第 1 页，当前页" aria-current="page">
        1
      </button>
    </nav>
  )
}
