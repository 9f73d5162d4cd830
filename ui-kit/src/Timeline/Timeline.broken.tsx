import { Check } from 'lucide-react'

/** What came to nothing has the mark of what was done. */
export function TicksEverything() {
  return (
    <ol aria-label="审批记录">
      <li data-state="ended">
        <Check aria-hidden="true" /> 供应商签收 <span>已失效</span>
      </li>
      <li data-state="ended">
        开立方付款 <span>已终止</span>
      </li>
    </ol>
  )
}

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
