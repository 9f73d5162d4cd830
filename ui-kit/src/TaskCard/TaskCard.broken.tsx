import { TaskCard } from './TaskCard.tsx'

/** A card that only a mouse opens. */
export function ClickableCard() {
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test
  return <div onClick={() => {}}>待复核开立 3 笔</div>
}

/** The sum as it is printed: voices read its groups as several numbers. */
export function GroupedFigure() {
  return (
    <div>
      <a href="#approve">待复核开立 3 笔</a>
      <p>金额 1,234,567.89 元</p>
    </div>
  )
}

/** Cards side by side: how many there are can only be seen. */
export const RowOfCards = () => (
  <div style={{ display: 'flex' }}>
    <TaskCard label="待复核开立" count={3} href="#approve" />
    <TaskCard label="待登记兑付" count={0} href="#redeem" />
  </div>
)
