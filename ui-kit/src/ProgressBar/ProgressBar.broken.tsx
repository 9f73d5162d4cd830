import { useEffect, useState } from 'react'
import { ProgressBar } from './ProgressBar.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** A drawing. */
export const Drawing = () => (
  <div style={{ border: '1px solid', inlineSize: 200 }}>
    <div style={{ inlineSize: '50%', blockSize: 6, background: 'currentColor' }} />
  </div>
)

/** Says a share that nobody knows, and "50%" as it stands. */
export const BarePercent = () => (
  <div role="progressbar" aria-label="导出金票列表" aria-valuenow={50} aria-valuetext="50%" />
)

/** Each percent is said, and nothing else is heard until it is done. */
export function CountsAloud() {
  const [percent, setPercent] = useState(50)
  useEffect(() => {
    const timer = setInterval(() => setPercent((before) => Math.min(before + 1, 70)), 50)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <ProgressBar label="导出金票列表" percent={percent} />
      <p role="status">已完成百分之{percent}</p>
    </>
  )
}

/** 99.9 is called 100: it sounds done and is not. */
export const RoundsUp = () => (
  <div role="progressbar" aria-label="导出金票列表" aria-valuenow={Math.round(99.9)} aria-valuetext="百分之100" />
)
