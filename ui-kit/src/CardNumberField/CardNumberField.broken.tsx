import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Groups while typing: the caret jumps, and the value is not a number any more. */
export function GroupsWhileTyping() {
  const [text, setText] = useState('')
  return (
    <input
      aria-label="银行账号"
      value={text}
      onChange={(event) => setText(event.target.value.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 '))}
    />
  )
}

/** Drops what is no digit without a word: the O that was typed for a 0 is gone, and the number one digit short. */
export function DropsLetters() {
  const [text, setText] = useState('')
  return (
    <input aria-label="银行账号" value={text} onChange={(event) => setText(event.target.value.replace(/\D/g, ''))} />
  )
}
