import { useRef, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { TagGroup } from './TagGroup.tsx'

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

const threeTags = ['待签收', '江城精铸', '本月到期'].map((label) => ({ id: label, label }))

/** Nobody has said where the focus goes: it is lost with the last tag. */
export function LosesFocus() {
  const [tags, setTags] = useState(threeTags)
  return (
    <>
      <h2>金票列表</h2>
      <TagGroup label="已选条件" tags={tags} onRemove={() => {}} onClear={() => setTags([])} />
    </>
  )
}

/** Crosses that remove nothing, on tags that are there to be read. */
export const IdleCrosses = () => <TagGroup label="已开通产品" tags={threeTags} onRemove={() => {}} />

/** The same where the last one is removed by its own cross. */
export function LosesFocusWithLast() {
  const [tags, setTags] = useState(threeTags.slice(0, 1))
  return (
    <>
      <h2>金票列表</h2>
      <TagGroup label="已选条件" tags={tags} onRemove={() => setTags([])} />
    </>
  )
}

/** What is right for the eye goes to the ear too. */
export function RawFigures() {
  const labels = ['金额：不低于 1,234,567.00 元', '提交日期：2025-01-01 至 2025-02-01', '申请编号：SQ20250101000008']
  const [tags, setTags] = useState(labels)
  const buttons = useRef<HTMLUListElement>(null)
  return (
    <ul ref={buttons}>
      {tags.map((tag) => (
        <li key={tag}>
          {tag}
          <button
            type="button"
            aria-label={`移除 ${tag}`}
            onClick={() => {
              buttons.current?.querySelectorAll('button')[1]?.focus()
              setTags(tags.filter((each) => each !== tag))
              announce(`已移除 ${tag}，还有 ${tags.length - 1} 项`)
            }}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}
