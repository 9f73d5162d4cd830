import { type KeyboardEvent, useEffect, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { announce } from '../lib/announce.ts'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { fakeAdapter, mine, ukeyError } from './fakeAdapter.ts'
import { UkeyPrompt, type UkeyPromptProps } from './UkeyPrompt.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

interface Spies {
  onClose?: () => void
}

interface PromptProps extends Partial<UkeyPromptProps<string>> {
  /** What the page does with keys before the prompt gets them. */
  onKey?: (event: KeyboardEvent, close: () => void) => void
}

const title = '签名并提交 3 笔金票开立'

/** The prompt behind its button, as the stories have it. */
function Prompt({ onKey, ...props }: PromptProps) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false)
  const [adapter] = useState(() => props.adapter ?? fakeAdapter())
  const close = () => {
    setOpen(false)
    props.onClose?.()
  }
  return (
    <div onKeyDownCapture={(event) => onKey?.(event, close)}>
      <Button onPress={() => setOpen(true)}>签名并提交</Button>
      <UkeyPrompt
        title={title}
        count={3}
        total="1234567.89"
        details={null}
        original="共 3 笔，合计 1,234,567.89 元"
        certSerialNo={mine.certSerialNo}
        suffix={mine.suffix}
        post="主管"
        onSigned={async () => {}}
        {...props}
        adapter={adapter}
        isOpen={isOpen}
        onClose={close}
      />
    </div>
  )
}

/** Asks for a PIN without saying what is signed, as the vendors' pages do. */
export function BlindPin() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        签名并提交
      </button>
      {open && (
        <div role="dialog" aria-label="请输入密码">
          <input type="password" aria-label="UKEY 密码" />
        </div>
      )}
    </>
  )
}

/** Says the same every time it looks. */
export function ChattyPolling() {
  return <SaidAtEachLook text="未检测到 UKEY。请插入尾号 1 2 3 4 的主管 UKEY" />
}

/** Says with every look that it is looking. */
export function ChattyDetection() {
  return <SaidAtEachLook text="正在检测 UKEY…" />
}

function SaidAtEachLook({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    announce(text)
    announce(text)
  }, [isOpen, text])
  return (
    <>
      <Button onPress={() => setOpen(true)}>签名并提交</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} initialFocus="heading">
        {text}
      </Dialog>
    </>
  )
}

/** The PIN cannot be pasted, as on the pages of banks. */
export function NoPaste() {
  return (
    <Dialog isOpen onClose={() => {}} title={title}>
      <PasswordField
        label="UKEY 密码"
        isRequired
        autoComplete="off"
        ref={(input) => input?.setAttribute('onpaste', 'return false')}
      />
    </Dialog>
  )
}

/** The adapter hands on the vendor's number: whatever is wrong with the key, one hears the same. */
export function NumberForProblem() {
  return <Prompt adapter={fakeAdapter({ plugged: ukeyError('0xE0110003') })} />
}

/** The same while signing: that the PIN was wrong, and how often one may still try, is in a number. */
export function NumberForFailure() {
  return <Prompt adapter={fakeAdapter({ signing: [ukeyError('0xE0110005')] })} />
}

/** The words of the HTTP client in place of the server's. */
export function StatusCode() {
  return <Prompt onSigned={() => Promise.reject(new Error('Request failed with status code 409'))} />
}

/** Offers to submit again what is refused each time. */
export function AgainForNothing() {
  return <Prompt onSigned={() => Promise.reject(new Error('签名已超过有效期，请重新签名'))} />
}

/** Names the problem and no way out of it. */
export function NoWayOut() {
  return <Prompt isOpen adapter={fakeAdapter({ plugged: ukeyError('AGENT_ABSENT') })} />
}

/** Enter in a field sends nothing, for fear that it is pressed by mistake. */
export function EnterDoesNothing() {
  const keepEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  return <Prompt onKey={keepEnter} />
}

/** The page closes whatever is open on Esc, and a signature that is under way with it. */
export function EscapeLeavesSigning({ onClose }: Spies) {
  return (
    <Prompt
      adapter={fakeAdapter({ signing: 'waiting' })}
      {...(onClose && { onClose })}
      onKey={(event, close) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    />
  )
}

/** The page's own shortcuts take Esc away: the mouse has to go to 取消. */
export function EscapeIsTaken({ onClose }: Spies) {
  return (
    <Prompt
      adapter={fakeAdapter({ plugged: [] })}
      {...(onClose && { onClose })}
      onKey={(event) => event.key === 'Escape' && event.stopPropagation()}
    />
  )
}

/** The adapter does not say that its driver asks for the PIN: nobody is told of the other window. */
export function SilentDriverWindow() {
  return <Prompt adapter={fakeAdapter({ pinEntry: 'none', signing: 'waiting' })} />
}

/** The adapter keeps the window's address to itself: whoever has missed the window waits. */
export function WindowWithoutAddress() {
  return <Prompt adapter={fakeAdapter({ pinEntry: 'driver', signing: 'waiting' })} />
}

/** The demonstration passes for a signature. */
export function UntoldSimulation() {
  return <Prompt isOpen adapter={fakeAdapter({ pinEntry: 'none' })} />
}
