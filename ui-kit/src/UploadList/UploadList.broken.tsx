import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Buttons that are all called the same, a state in colour, and a focus that is lost with the row. */
export function Rows() {
  const [names, setNames] = useState(['合同.pdf', '发票.pdf', '照片.jpg'])
  return names.map((name) => (
    <div key={name}>
      <span>{name}</span>
      <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
        删除
      </button>
    </div>
  ))
}
