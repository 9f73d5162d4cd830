import { type Ref, useRef, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { notify } from '../lib/notify.ts'

/** Wrong builds that the contract must catch (`brokenBy`). */

const text = '提交成功，等待主管复核'

/** The message is announced, and its box is live too: it is heard twice. */
export function LiveToast() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setShown(true)
          notify(text)
        }}
      >
        成功
      </button>
      {shown && <p role="alert">{text}</p>}
    </>
  )
}

/** Each notification is an alertdialog, as react-aria's are: said to be a question that has to be answered first. */
export function AlertDialogToast() {
  const [isShown, show] = useState(false)
  return (
    <>
      <button type="button" onClick={() => show(true)}>
        成功
      </button>
      {isShown && (
        <section aria-label="通知">
          <div role="alertdialog" aria-label="成功">
            {text}
          </div>
        </section>
      )}
    </>
  )
}

/** Heard and seen, and no key leads to it before it goes away. */
export function OutOfReach() {
  const [isShown, show] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          show(true)
          announce(text)
        }}
      >
        成功
      </button>
      {isShown && <OwnToast />}
    </>
  )
}

/** F6 leads in, and neither F6 nor Esc out again. */
export function NoWayBack() {
  const [isShown, show] = useState(false)
  const close = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        type="button"
        onClick={() => show(true)}
        onKeyDown={({ key }) => {
          if (key === 'F6') close.current?.focus()
        }}
      >
        成功
      </button>
      {isShown && <OwnToast ref={close} />}
    </>
  )
}

const OwnToast = ({ ref }: { ref?: Ref<HTMLButtonElement> }) => (
  <section aria-label="通知">
    {text}
    <button type="button" ref={ref} aria-label={`关闭通知：${text}`}>
      ×
    </button>
  </section>
)
