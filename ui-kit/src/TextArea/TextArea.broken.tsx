import { type InputEvent, useEffect, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { NearLimit } from './TextArea.stories.tsx'
import { TextArea } from './TextArea.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

export function PlaceholderOnly() {
  return <textarea placeholder="退回原因" />
}

/** Says a number with each key. */
export function CountsAloud() {
  const [text, setText] = useState('')
  return (
    <label>
      退回原因
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <span aria-live="polite">还可输入 {200 - text.length} 字</span>
    </label>
  )
}

/** Eats what is too long, and nobody notices. */
export function EatsTheRest() {
  return (
    <label>
      摘要
      <textarea maxLength={10} defaultValue="九月货款第一批分期" />
    </label>
  )
}

/** Enter is taken for the form. */
export function EnterSubmits({ onSubmit }: { onSubmit?: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <label>
        退回原因
        <textarea
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      </label>
    </form>
  )
}

/** What cannot be changed cannot be reached and copied. */
export function DisabledForReadOnly() {
  return (
    <label>
      退回原因
      <textarea disabled defaultValue="收款账户不是对公账户。" />
    </label>
  )
}

/** The message is on the screen and tied to nothing. */
export const ErrorBesideOnly = () => (
  <>
    <TextArea label="账期合理性说明" isRequired description="复核人和资金方会看到" maxLength={200} />
    <em>请填写账期合理性说明</em>
  </>
)

/** Adds up what comes in: the letters of a composition, and once more the characters that take their place. */
export function CountsComposition() {
  const [room, setRoom] = useState(1)
  const text = room < 0 ? `已超出 ${-room} 字，请删减` : `还可输入 ${room} 字`
  const add = ({ nativeEvent }: InputEvent) => setRoom((left) => left - (nativeEvent.data?.length ?? 0))
  useEffect(() => {
    const timer = room < 1 ? setTimeout(() => announce(text), 1000) : undefined
    return () => clearTimeout(timer)
  }, [room, text])
  return (
    <>
      <textarea aria-label="摘要" aria-describedby="room" defaultValue={NearLimit.args?.defaultValue} onInput={add} />
      <p id="room">{text}</p>
    </>
  )
}
