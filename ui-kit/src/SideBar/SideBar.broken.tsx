import { useState } from 'react'
import { SideBar } from './SideBar.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** A nameless bar of icons, whose state can only be seen. */
export function IconsOnly() {
  return (
    <aside>
      <button type="button" aria-label="收起侧边工具栏" />
      <button type="button" aria-label="常见问题" />
    </aside>
  )
}

/** One button to fold, another to unfold: the focus goes with the first, and Enter does nothing any more. */
export function TwoButtons() {
  const [isOpen, setOpen] = useState(true)
  return (
    <aside aria-label="侧边工具栏">
      {isOpen ? (
        <div>
          <button type="button" aria-expanded="true" onClick={() => setOpen(false)}>
            收起 侧边工具栏
          </button>
          <button type="button" aria-expanded="false">
            常见问题
          </button>
        </div>
      ) : (
        <button type="button" aria-expanded="false" onClick={() => setOpen(true)}>
          展开侧边工具栏，常见问题
        </button>
      )}
    </aside>
  )
}

/** Only its own button closes a popup: Esc does not, nor does opening another. */
export function StubbornPopups() {
  const [open, setOpen] = useState<readonly string[]>([])
  const toggle = (label: string) =>
    setOpen(open.includes(label) ? open.filter((each) => each !== label) : [...open, label])
  return (
    <aside aria-label="侧边工具栏">
      {['常见问题', '微信公众号'].map((label) => (
        <div key={label}>
          <button type="button" aria-expanded={open.includes(label)} onClick={() => toggle(label)}>
            {label}
          </button>
          {open.includes(label) && (
            <section aria-label={label}>
              <h2 tabIndex={-1} ref={focusAtFirst}>
                {label}
              </h2>
            </section>
          )}
        </div>
      ))}
    </aside>
  )
}

const focusAtFirst = (heading: HTMLElement | null) => heading?.focus()

/** 固定 is told on and not kept: the switch stays off. */
export function ForgetsPin({ onPinnedChange }: { onPinnedChange?: () => void }) {
  return <SideBar items={[]} isPinned={false} onPinnedChange={() => onPinnedChange?.()} />
}

/** Folded by moving it out of the window: Tab still goes there, and it is still read. */
export function FoldsForTheEye() {
  const [isOpen, setOpen] = useState(true)
  return (
    <aside aria-label="侧边工具栏">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? '收起 侧边工具栏' : '展开侧边工具栏，在线客服、常见问题、微信公众号'}
      </button>
      <div style={isOpen ? {} : { transform: 'translateX(100vw)' }}>
        <button type="button">常见问题</button>
      </div>
    </aside>
  )
}

/** The popup opens at the end of the page, and the focus stays on its button. */
export function FocusStays() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>资产总览</h1>
      <aside aria-label="侧边工具栏">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          常见问题
        </button>
      </aside>
      {isOpen && (
        <section aria-label="常见问题">
          <h2>常见问题</h2>
        </section>
      )}
    </>
  )
}
