/** State by colour alone. */
export function ColouredDots() {
  return (
    <ul>
      <li>
        <span aria-hidden="true">●</span> 经办提交
      </li>
    </ul>
  )
}
