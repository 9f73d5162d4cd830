/** Wrong builds that the contract must catch (`brokenBy`). */

/** A red dot: no number, no name. */
export const Dot = () => (
  <a href="#messages">
    <span style={{ display: 'inline-block', inlineSize: 24, blockSize: 24 }}>●</span>
  </a>
)

/** The capped figure is what is read. */
export const ReadsTheCap = () => (
  <a href="#messages">
    消息<span>99+</span>
  </a>
)
