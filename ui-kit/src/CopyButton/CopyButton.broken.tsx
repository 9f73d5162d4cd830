import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** A cross of two sheets without a name; that it worked is a shade. */
export function SilentIcon({ write }: { write?: (text: string) => Promise<void> }) {
  const [isDone, setDone] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test
    <span
      style={{ opacity: isDone ? 0.5 : 1 }}
      onClick={() => {
        setDone(true)
        void write?.('JP20261120000008')
      }}
    >
      ⧉
    </span>
  )
}

/** Its name becomes 已复制, whether it worked or not, and a second voice says the same. */
export function Renamed() {
  const [isDone, setDone] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setDone(true)}>
        {isDone ? '已复制' : '复制 金票编号'}
      </button>
      <span role="status">{isDone && '已复制'}</span>
    </>
  )
}
