/** A card that only a mouse opens. */
export function ClickableCard() {
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test
  return <div onClick={() => {}}>待复核开立 3 笔</div>
}
