import { type KeyboardEvent, useState } from 'react'
import { Menu } from './Menu.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

interface Spies {
  onAction?: (id: string) => void
}

const items = [
  { id: 'person', label: '个人中心', href: '#person' },
  { id: 'role', label: '切换角色', description: '当前为经办' },
  { id: 'logout', label: '退出系统' },
]

/** Opens on hover only, and the items are not reachable. */
export function HoverList() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onMouseEnter={() => setOpen(true)}>
        王小明
      </button>
      {open && <div>个人中心</div>}
    </>
  )
}

/** Opens, and leaves the focus on the button; the arrows scroll the page. */
export function FocusStays() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        王小明
      </button>
      {isOpen && (
        <div role="menu">
          {items.map(({ id, label }) => (
            <button key={id} type="button" role="menuitem">
              {label}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** The small print of an item is not said: who switches the role does not hear which one it is now. */
export function LabelsOnly({ onAction }: Spies) {
  return (
    <Menu items={items.map(({ id, label }) => ({ id, label }))} onAction={(id) => onAction?.(id)}>
      王小明
    </Menu>
  )
}

/** Drawn anew after each choice: the button that would get the focus back is gone. */
export function NewAfterChoice({ onAction }: Spies) {
  const [choices, setChoices] = useState(0)
  return (
    <Menu
      key={choices}
      items={items}
      onAction={(id) => {
        onAction?.(id)
        setChoices(choices + 1)
      }}
    >
      王小明
    </Menu>
  )
}

/** The page's own shortcuts take Esc and End from the open menu. */
export function TakenKeys({ onAction }: Spies) {
  const take = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'End') event.stopPropagation()
  }
  return (
    <div onKeyDownCapture={take}>
      <Menu items={items} onAction={(id) => onAction?.(id)}>
        王小明
      </Menu>
    </div>
  )
}
