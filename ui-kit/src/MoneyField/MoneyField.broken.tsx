import { useState } from 'react'
import { announce } from '../lib/announce.ts'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Formats at every key, as most money inputs do: the caret jumps and the text is not what was typed. */
export function FormatsWhileTyping() {
  const [text, setText] = useState('')
  const grouped = (value: string) => value.replace(/\D/g, '').replace(/\d(?=(?:\d{3})+$)/g, '$&,')
  return <input aria-label="融资金额（元）" value={text} onChange={(event) => setText(grouped(event.target.value))} />
}

/** Clears in silence: the person goes on with an empty field. */
export function SilentClear() {
  const [text, setText] = useState('')
  return (
    <input
      aria-label="融资金额（元）"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => setText('')}
    />
  )
}

/** `type=number` is a spinbutton: the arrows change the amount. */
export function NumberInput() {
  return <input type="number" aria-label="融资金额（元）" />
}

/** Speaks at each key and again on blur. */
export function Chatty() {
  const [text, setText] = useState('')
  return (
    <input
      aria-label="融资金额（元）"
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        announce(event.target.value)
      }}
    />
  )
}
