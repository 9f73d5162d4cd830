import { Button } from '@jinpiao/ui-kit/Button'
import { SideSheet } from '@jinpiao/ui-kit/SideSheet'
import { type ReactNode, useState } from 'react'

/** What a form in a sheet tells the sheet. */
export interface InSheet {
  /** Something has been typed, so the sheet asks before it closes. */
  onDirty: () => void
  /** Closes without asking: it is sent, or has been left. */
  onClose: () => void
}

interface ChangeSheetProps {
  /** Of the button. */
  label: string
  /** Of the sheet, where it says more than the button. */
  title?: string
  /** Whose row or page it stands in, as it is heard. */
  context?: string | undefined
  /** Why it is refused now. */
  disabledReason?: string | undefined
  tone?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'regular'
  /** The form inside. */
  children: (sheet: InSheet) => ReactNode
}

/** A button beside a fact or in a row, and the sheet in which the fact is changed. */
export function ChangeSheet(props: ChangeSheetProps) {
  const { label, title = label, context, disabledReason, tone, size = 'small', children } = props
  const [isOpen, setOpen] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const close = () => {
    setDirty(false)
    setOpen(false)
  }
  return (
    <>
      <Button
        size={size}
        {...(tone && { tone })}
        {...(context !== undefined && { context })}
        disabledReason={disabledReason}
        onPress={() => setOpen(true)}
      >
        {label}
      </Button>
      <SideSheet isOpen={isOpen} onClose={close} title={title} isDirty={isDirty}>
        {children({ onDirty: () => setDirty(true), onClose: close })}
      </SideSheet>
    </>
  )
}
