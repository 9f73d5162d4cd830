import { type KeyboardEvent, useRef, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { Login } from './Tabs.stories.tsx'
import { Tabs } from './Tabs.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

const labels = ['密码登录', '短信验证码登录', 'UKEY 登录']
const arrows: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Only the shown panel exists, and what was typed is gone; the arrows do nothing. */
export function Forgetful() {
  const [shown, setShown] = useState('密码登录')
  return (
    <>
      <div role="tablist" aria-label="登录方式">
        {labels.map((label) => (
          <button
            key={label}
            type="button"
            role="tab"
            aria-selected={label === shown}
            tabIndex={label === shown ? 0 : -1}
            onClick={() => setShown(label)}
          >
            {label}
          </button>
        ))}
      </div>
      <input key={shown} aria-label="企业名称" />
    </>
  )
}

/** What is chosen is blue, what is wrong is red, and neither is said. */
export function ColourOnly() {
  return (
    <>
      <div role="tablist" aria-label="登录方式">
        {labels.map((label) => (
          <button key={label} id={label} type="button" role="tab">
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-labelledby="密码登录">
        用密码登录
      </div>
    </>
  )
}

/** Keys by hand: each tab is a Tab stop, the arrows end at the ends, End scrolls the page. */
export function KeysByHand() {
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const move = ({ key }: KeyboardEvent) => {
    const next = at + (arrows[key] ?? 0)
    if (labels[next] === undefined) return
    setAt(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside have the focus */}
      <div ref={list} role="tablist" aria-label="登录方式" onKeyDown={move}>
        {labels.map((label, index) => (
          <button key={label} type="button" role="tab" aria-selected={index === at} onClick={() => setAt(index)}>
            {label}
          </button>
        ))}
      </div>
      <input aria-label="企业名称" />
    </>
  )
}

/** The arrows load each panel on the way to the one that is wanted. */
export function ShowsOnTheWay() {
  return <Tabs {...Login.args} />
}

/** Says what the tab itself says when it gets the focus. */
export function Chatty() {
  return <Tabs {...Login.args} onSelectionChange={() => announce('已切换登录方式')} />
}
