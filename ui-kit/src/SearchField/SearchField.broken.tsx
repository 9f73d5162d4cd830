import { useState } from 'react'
import { SearchField } from './SearchField.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** A magnifier, and a hint that goes away with the first letter. */
export function PlaceholderOnly() {
  return <input placeholder="搜索问题" />
}

/** Says what was found with each key. */
export function CountsAloud() {
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="搜索问题" type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <p role="status">{text === '' ? '' : `已找到 ${5 - text.length} 条`}</p>
    </>
  )
}

/** A text box that calls itself a search box: Esc leaves it as it is. */
export function DeafToEscape({ onChange }: { onChange?: () => void }) {
  return (
    <label>
      供应商 <input role="searchbox" defaultValue="江城精铸有限公司" onChange={() => onChange?.()} />
    </label>
  )
}

/** The message is on the screen and tied to nothing. */
export const ErrorBesideOnly = () => (
  <>
    <SearchField label="金票编号" value="JP" />
    <em>请至少输入 4 位</em>
  </>
)

/** 清空 goes with the text, and the focus with it. */
export function ClearTakesFocus() {
  const [text, setText] = useState('金票')
  return (
    <>
      <input aria-label="搜索问题" type="search" value={text} onChange={(event) => setText(event.target.value)} />
      {text !== '' && (
        <button type="button" onClick={() => setText('')}>
          清空 搜索问题
        </button>
      )}
    </>
  )
}

/** A cross that no key reaches. */
export function ClearByMouse() {
  const [text, setText] = useState('金票')
  return (
    <>
      <input aria-label="搜索问题" type="search" value={text} onChange={(event) => setText(event.target.value)} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test */}
      {text !== '' && <i onClick={() => setText('')}>×</i>}
    </>
  )
}

/** Takes any Esc for its own: giving up a composition empties the box. */
export function AnyEscapeClears() {
  const [text, setText] = useState('金票')
  return (
    <input
      aria-label="搜索问题"
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={({ key }) => key === 'Escape' && setText('')}
    />
  )
}

/** Knows of no composition: says 没有找到 of the letters, while one still chooses the characters. */
export function SaysHalfWords() {
  const [text, setText] = useState('')
  const result = text === '' ? undefined : text === '金票' ? '已找到 3 条' : '没有找到'
  return (
    <div onCompositionStartCapture={(event) => event.stopPropagation()}>
      <SearchField label="搜索问题" value={text} onChange={setText} result={result} />
    </div>
  )
}
