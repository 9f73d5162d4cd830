import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components'
import { Button } from '../Button/Button.tsx'
import * as css from '../Dialog/Dialog.css.ts'
import { dialogMessages } from '../lib/messages/dialog.ts'
import { useMessages } from '../lib/messages.ts'
import { SpokenSerials } from '../SpokenText/SpokenText.tsx'
import '../lib/racStrings.ts'

export interface AlertDialogProps {
  /** Mount it always and open it by this: the focus then returns to what opened it. */
  isOpen: boolean
  /** The question or the fact, one line: the dialog's name. */
  title: string
  /** One short sentence: the dialog's description, read when it opens. Longer matters belong in a Dialog. */
  children: ReactNode
  /** What is done, as a verb: 确认转让. Never just 确定. */
  actionLabel: string
  /** The decision was taken. Close it when what it began has ended: until then `busy`. */
  onAction: () => void
  /** The safe way out has the focus first; Esc does the same. */
  cancelLabel?: string
  /** Left by the safe button or Esc. */
  onCancel: () => void
  /** Of the action: `danger` destroys or cannot be taken back. */
  tone?: 'primary' | 'danger'
  /** The button that most will want, shown as such: the action, or the safe way (accessibility §5.18). */
  primary?: 'action' | 'cancel'
  /** What runs: its button says 处理中; the other button and Esc wait. */
  busy?: 'action' | 'cancel' | undefined
  /** `false` for blocks (password expired): Esc does nothing. */
  isDismissable?: boolean
}

/**
 * Interrupts for a decision that cannot be undone: 转让, 放款, 退出 (APG alertdialog). The focus begins on the safe
 * button, so a hasty Enter harms nobody.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, onCancel, busy, isDismissable = true } = props
  const messageId = useId()
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && busy === undefined && onCancel()}
      isKeyboardDismissDisabled={!isDismissable}
      className={css.overlay}
    >
      <Modal className={css.modal.small}>
        <RacDialog role="alertdialog" aria-describedby={messageId} className={css.dialog}>
          <AlertContent {...props} messageId={messageId} />
        </RacDialog>
      </Modal>
    </ModalOverlay>
  )
}

function AlertContent(props: AlertDialogProps & { messageId: string }) {
  const { title, children, actionLabel, onAction, cancelLabel, onCancel, busy, messageId } = props
  const { primary = 'action', tone = primary === 'action' ? 'primary' : 'secondary' } = props
  const t = useMessages(dialogMessages)
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])
  return (
    <>
      <Heading slot="title" level={2} className={css.title}>
        <SpokenSerials>{title}</SpokenSerials>
      </Heading>
      <div id={messageId} className={css.body}>
        {children}
      </div>
      <div className={css.actions}>
        <Button
          ref={safe}
          tone={primary === 'cancel' ? 'primary' : 'secondary'}
          onPress={() => busy === undefined && onCancel()}
          busy={busy === 'cancel'}
        >
          {cancelLabel ?? t.cancel}
        </Button>
        <Button tone={tone} onPress={() => busy === undefined && onAction()} busy={busy === 'action'}>
          {actionLabel}
        </Button>
      </div>
    </>
  )
}
