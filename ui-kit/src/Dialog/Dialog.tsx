import { spokenSerials } from '@jinpiao/values/serials'
import { X } from 'lucide-react'
import {
  Children,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { Button } from '../Button/Button.tsx'
import { cx } from '../lib/cx.ts'
import { iconProps } from '../lib/icon.ts'
import { dialogMessages } from '../lib/messages/dialog.ts'
import { useMessages } from '../lib/messages.ts'
import { useScreen } from '../lib/screen.ts'
import { SpokenSerials } from '../SpokenText/SpokenText.tsx'
import * as css from './Dialog.css.ts'
import '../lib/racStrings.ts'

export const dialogSizes = ['regular', 'wide'] as const
export type DialogSize = (typeof dialogSizes)[number]

export interface DialogProps {
  /** Mount it always and open it by this: the focus then returns to what opened it. */
  isOpen: boolean
  /** Closed by Esc, × or 放弃. Nothing else closes it: a click outside would lose what was typed. */
  onClose: () => void
  /** The visible heading, and the dialog's name. */
  title: string
  /** Below the heading: fields, facts, a table. */
  children: ReactNode
  /** Buttons: 取消 first, the primary last. On phones the last comes first, and they stay in view. */
  actions?: ReactNode
  /** Something was typed: Esc and × ask first. */
  isDirty?: boolean
  /** Asked before closing by Esc or ×. `false` keeps it open: say why (`announce('签名进行中，无法取消')`). */
  onCloseRequest?: () => boolean | undefined
  /** Without × and Esc: a block that only its own buttons end. */
  isDismissable?: boolean
  /**
   * `first`: the first field. `heading`: for long texts, so that reading begins at the top. `action`: the last button, the
   * primary one, where Enter is the answer to the whole text.
   */
  initialFocus?: 'first' | 'heading' | 'action'
  /** Another value is another step in the same dialog: the focus goes to the heading, the new title is read. */
  step?: string | number
  /** `wide` has room for a table. */
  size?: DialogSize
  /** `side` is what `SideSheet` is: use that. */
  placement?: 'centre' | 'side'
}

/**
 * A modal dialog (APG). The page behind is inert and does not move; at 320 px it fills the screen. Dialogs nest one
 * level; Esc closes the upper one only.
 *
 * Modal by an inert background, not by aria-modal: with that VoiceOver would no longer hear the announcer beside it.
 * Its parts are plain boxes: a `header` in a dialog is a second banner landmark.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, isDirty = false, onCloseRequest, isDismissable = true, ...content } = props
  const { size = 'regular', placement = 'centre', ...rest } = content
  const isSide = placement === 'side'
  const t = useMessages(dialogMessages)
  const [asking, setAsking] = useState(false)

  const requestClose = () => {
    if (onCloseRequest?.() === false) return
    if (isDirty) setAsking(true)
    else onClose()
  }
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && requestClose()}
      isKeyboardDismissDisabled={!isDismissable}
      className={isSide ? css.sideOverlay : css.overlay}
    >
      <Modal className={cx(css.modal[size], isSide && css.sideModal)}>
        <RacDialog className={css.dialog}>
          <DialogContent {...rest} {...(isDismissable && { onCloseButton: requestClose })} />
          <AlertDialog
            isOpen={asking}
            title={t.discardTitle}
            actionLabel={t.discard}
            cancelLabel={t.keep}
            tone="danger"
            onCancel={() => setAsking(false)}
            onAction={() => {
              setAsking(false)
              onClose()
            }}
          >
            {t.discardText}
          </AlertDialog>
        </RacDialog>
      </Modal>
    </ModalOverlay>
  )
}

type ContentProps = Pick<DialogProps, 'title' | 'children' | 'actions' | 'initialFocus' | 'step'> & {
  onCloseButton?: () => void
}

const fields = 'input:not([type=hidden]), select, textarea, [role=spinbutton], [role=combobox]'

/** Mounted when the dialog opens, so its effects are the opening. */
function DialogContent({ title, children, actions, initialFocus = 'first', step, onCloseButton }: ContentProps) {
  const t = useMessages(dialogMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  // As it opened: a window that is made wider meanwhile moves nobody.
  const wasPhone = useRef(useScreen().isPhone)
  const shownStep = useRef<string | number | undefined>(undefined)

  useEffect(() => {
    if (body.current?.contains(document.activeElement)) return
    const field = initialFocus === 'first' ? body.current?.querySelector<HTMLElement>(fields) : null
    const buttons = initialFocus === 'action' ? (foot.current?.querySelectorAll('button') ?? []) : []
    const target = field ?? (wasPhone.current ? buttons[0] : buttons[buttons.length - 1]) ?? heading.current
    target?.focus()
  }, [initialFocus])

  useEffect(() => {
    // A title that changes under the reader is not read again (antd #31894).
    if (shownStep.current !== undefined && shownStep.current !== step) heading.current?.focus()
    shownStep.current = step
  }, [step])

  return (
    <>
      <div className={css.header}>
        <Heading slot="title" level={2} ref={heading} tabIndex={-1} className={css.title}>
          <SpokenSerials>{title}</SpokenSerials>
        </Heading>
        {onCloseButton && (
          <Button
            tone="quiet"
            iconOnly={<X {...iconProps} />}
            aria-label={t.close(spokenSerials(title))}
            onPress={onCloseButton}
          />
        )}
      </div>
      <div ref={body} className={css.body}>
        {children}
      </div>
      {actions !== undefined && <Actions ref={foot}>{actions}</Actions>}
    </>
  )
}

/** On phones the primary comes first, for the eye and for Tab: the others may have a line of their own. */
function Actions({ children, ref }: { children: ReactNode; ref: Ref<HTMLDivElement> }) {
  const { isPhone } = useScreen()
  const isGroup = isValidElement<PropsWithChildren>(children) && children.type === Fragment
  const buttons = Children.toArray(isGroup ? children.props.children : children)
  return (
    <div ref={ref} className={css.actions}>
      {isPhone ? buttons.reverse() : buttons}
    </div>
  )
}
