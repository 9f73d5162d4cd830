import { useState } from 'react'
import { announce } from '../lib/announce.ts'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** A second voice beside the announcer: everything is heard twice. */
export function SecondVoice() {
  const [text, setText] = useState('')
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setText('已暂存')
          announce('已暂存')
        }}
      >
        暂存
      </button>
      <p role="status">{text}</p>
    </>
  )
}

/** The region holds this text already: nothing changes, so nothing is said the second time. */
export function SameText() {
  const [text, setText] = useState('')
  return (
    <>
      <button type="button" onClick={() => setText('已暂存')}>
        暂存
      </button>
      <p role="status">{text}</p>
    </>
  )
}

/** An error in the same queue as everything else: it waits until that has been said. */
export function PatientError() {
  return (
    <button
      type="button"
      onClick={() => {
        announce('正在提交')
        announce('请勿关闭页面')
        announce('UKEY 已拔出，没有签名')
      }}
    >
      提交
    </button>
  )
}

/** A region of the page: behind a dialog the page is inert, and with it the region. */
export function BehindDialog() {
  const [text, setText] = useState('')
  return (
    <>
      <div inert>
        <p role="status">{text}</p>
      </div>
      <div role="dialog" aria-label="签名并提交">
        <button type="button" ref={(node) => node?.focus()} onClick={() => setText('正在签名，请勿拔出 UKEY')}>
          签名
        </button>
      </div>
    </>
  )
}

/** Hides the regions while they are empty: one that appears together with its text is not spoken (NVDA #8873). */
export function HiddenWhileEmpty() {
  return <style>{'[role=status]:empty, [role=alert]:empty { display: none }'}</style>
}
