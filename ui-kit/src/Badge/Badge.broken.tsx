import { useEffect, useState } from 'react'

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

/** Nothing is a figure too. */
export const CountsNothing = () => (
  <a href="#messages">
    消息<span>0</span>
  </a>
)

/** The count is a live region: each message that comes in is said here, beside the notification of it. */
export function LiveCount() {
  const [count, setCount] = useState(3)
  useEffect(() => {
    const timer = setInterval(() => setCount((known) => Math.min(known + 1, 20)), 50)
    return () => clearInterval(timer)
  }, [])
  return (
    <a href="#messages">
      <span role="status">消息，{count} 条未读</span>
    </a>
  )
}
