/** State by colour alone. */
export function ColouredDots() {
  return (
    <ul>
      <li>
        <span aria-hidden="true">●</span> 经办提交
      </li>
      <li data-state="current">
        <span aria-hidden="true">○</span> 经办修改
      </li>
    </ul>
  )
}

/** The time as it is stored: the dashes are read, or a subtraction. */
export function DashedDates() {
  return (
    <ol aria-label="审批记录">
      <li>
        经办提交 已完成 <time dateTime="2026-11-20T16:05:00+08:00">2026-11-20 16:05</time>
      </li>
    </ol>
  )
}
