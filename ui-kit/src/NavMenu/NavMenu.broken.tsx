import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

const groups = [
  { label: '金票开具', pages: ['新开金票', '开具复核'] },
  { label: '兑付', pages: ['兑付登记', '台账查询'] },
]

/** A menubar that is no menu: one Tab stop, arrow keys nobody told of. */
export function MenuBar() {
  return (
    <div role="menubar">
      <div role="menuitem" tabIndex={0}>
        首页
      </div>
      <div role="menuitem" tabIndex={-1}>
        金票开具
      </div>
    </div>
  )
}

/** Each group knows only its own button: no hovering, no Esc, no other group, and no word of the page that is shown. */
export function LonelyGroups() {
  return (
    <nav aria-label="主导航">
      <ul>
        <li>
          <a href="#home">首页</a>
        </li>
        {groups.map((group) => (
          <LonelyGroup key={group.label} {...group} />
        ))}
      </ul>
    </nav>
  )
}

function LonelyGroup({ label, pages }: (typeof groups)[number]) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </button>
      <Pages pages={isOpen ? pages : []} />
    </li>
  )
}

/** The panel hangs below the whole bar: Tab goes through all the other groups first. */
export function PanelBelow() {
  const [open, setOpen] = useState<string>()
  return (
    <nav aria-label="主导航">
      <a href="#home">首页</a>
      {groups.map(({ label }) => (
        <button key={label} type="button" aria-expanded={open === label} onClick={() => setOpen(label)}>
          {label}
        </button>
      ))}
      <Pages pages={groups.find(({ label }) => label === open)?.pages ?? []} />
    </nav>
  )
}

function Pages({ pages }: { pages: readonly string[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page}>
          <a href="#page">{page}</a>
        </li>
      ))}
    </ul>
  )
}
