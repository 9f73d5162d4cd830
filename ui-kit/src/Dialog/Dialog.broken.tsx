import { X } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { Button } from '../Button/Button.tsx'
import { iconProps } from '../lib/icon.ts'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

interface Spies {
  onClose?: () => void
}

function useOpener({ onClose }: Spies) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  return { isOpen, close, opener: <Button onPress={() => setOpen(true)}>添加供应商</Button> }
}

/** A box on top: no modality, the focus stays on the page. */
export function FloatingBox() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        添加供应商
      </button>
      {open && (
        <div role="dialog">
          <h2>添加供应商</h2>
          <input aria-label="企业名称" />
        </div>
      )}
    </>
  )
}

/** A `<dialog open>`, not a modal one: it looks the same, and Tab walks out of it at both ends. */
export function OpenAttribute() {
  const { isOpen, close, opener } = useOpener({})
  return (
    <>
      {opener}
      {isOpen && (
        <dialog open aria-label="添加供应商">
          <Button iconOnly={<X {...iconProps} />} aria-label="关闭：添加供应商" onPress={close} />
          <input aria-label="企业名称" ref={(field) => field?.focus()} />
          <Button onPress={close}>取消</Button>
          <Button onPress={close}>添加</Button>
        </dialog>
      )}
    </>
  )
}

/** Nobody told it that something was typed, nor that it must stay: Esc closes at once. */
export function ClosesAtOnce(spies: Spies) {
  const { isOpen, close, opener } = useOpener(spies)
  return (
    <>
      {opener}
      <Dialog isOpen={isOpen} onClose={close} title="添加供应商">
        <TextField label="企业名称" />
      </Dialog>
    </>
  )
}

/** Esc on the question is taken for yes: what was typed is gone. */
export function EscapeDiscards(spies: Spies) {
  const { isOpen, close, opener } = useOpener(spies)
  const [asking, setAsking] = useState(false)
  const ask = () => {
    setAsking(true)
    return false
  }
  const discard = () => {
    setAsking(false)
    close()
  }
  return (
    <>
      {opener}
      <Dialog isOpen={isOpen} onClose={close} onCloseRequest={ask} title="添加供应商">
        <TextField label="企业名称" />
        <AlertDialog
          isOpen={asking}
          title="放弃已填写的内容？"
          actionLabel="放弃"
          cancelLabel="继续填写"
          onAction={discard}
          onCancel={discard}
        >
          离开后，填写的内容不会保存。
        </AlertDialog>
      </Dialog>
    </>
  )
}

/** A box to tick at the end of a long text takes the focus: the text is passed over. */
export function BeginsAtTheEnd() {
  const { isOpen, close, opener } = useOpener({})
  return (
    <>
      {opener}
      <Dialog isOpen={isOpen} onClose={close} title="金票服务协议" size="wide">
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>第 {index + 1} 条　金票是核心企业向供应商开具的付款承诺。</p>
        ))}
        <label>
          <input type="checkbox" /> 我已阅读
        </label>
      </Dialog>
    </>
  )
}

/** The question and the dialog below it share one way to close: one Esc leaves both. */
export function EscapeLeavesAll() {
  const { isOpen, close, opener } = useOpener({})
  const [asking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    close()
  }
  return (
    <>
      {opener}
      <Dialog
        isOpen={isOpen}
        onClose={leave}
        title="添加供应商"
        actions={<Button onPress={() => setAsking(true)}>移除供应商</Button>}
      >
        <TextField label="企业名称" />
        <AlertDialog isOpen={asking} title="移除华建材料？" actionLabel="移除" onAction={leave} onCancel={leave}>
          移除后不能再向它开具金票。
        </AlertDialog>
      </Dialog>
    </>
  )
}

/** `step` was forgotten: the title changes above the focus, and nobody hears it. */
export function TitleChangesUnheard() {
  const { isOpen, close, opener } = useOpener({})
  const [step, setStep] = useState(1)
  return (
    <>
      {opener}
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={step === 1 ? '第 1 步：选择银行' : '第 2 步：填写账号'}
        actions={<Button onPress={() => setStep(2)}>下一步</Button>}
      >
        <TextField label={step === 1 ? '开户银行' : '银行账号'} />
      </Dialog>
    </>
  )
}
