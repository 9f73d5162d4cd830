import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Boxes that search with each key, crosses without names, and a number that a second voice repeats each time. */
export function Toolbar({ onSearch }: { onSearch?: () => void }) {
  const [tags, setTags] = useState(['待签收', '安禾'])
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <input aria-label="持有方" onChange={onSearch} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test */}
      <span onClick={() => setOpen(!isOpen)}>更多条件</span>
      <div style={{ opacity: isOpen ? 1 : 0 }}>
        <input aria-label="开立方" />
      </div>
      <button type="button" onClick={() => setTags([])}>
        重置
      </button>
      {tags.map((tag) => (
        <button key={tag} type="button" aria-label={tag} onClick={() => setTags(tags.filter((each) => each !== tag))}>
          ×
        </button>
      ))}
      <p role="status">已筛选</p>
    </div>
  )
}
