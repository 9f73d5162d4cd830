import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Crosses without names, for the mouse; what goes takes the focus with it. */
export function NamelessCrosses() {
  const [tags, setTags] = useState(['待签收', '江城精铸', '本月到期'])
  return (
    <div>
      {tags.map((tag) => (
        <span key={tag}>
          {tag}
          <button type="button" onClick={() => setTags(tags.filter((each) => each !== tag))}>
            ×
          </button>
        </span>
      ))}
    </div>
  )
}
