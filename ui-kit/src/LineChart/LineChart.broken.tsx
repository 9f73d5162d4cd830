/** Wrong builds that the contract must catch (`brokenBy`). */

/** Two lines of one kind in two colours, called 图表; the numbers come with the pointer, point by point. */
export function ColouredLines() {
  return (
    <div role="img" aria-label="图表">
      <svg width="100" height="40">
        {['tomato', 'seagreen'].map((colour, line) => (
          <g key={colour} stroke={colour}>
            <line x1="0" y1={10 + line * 20} x2="100" y2={30 - line * 20} />
            <circle cx="0" cy={10 + line * 20} r="3" tabIndex={0} />
          </g>
        ))}
      </svg>
    </div>
  )
}
