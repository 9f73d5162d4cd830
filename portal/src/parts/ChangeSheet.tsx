import { Button } from '@jinpiao/ui-kit/Button'
import { SideSheet } from '@jinpiao/ui-kit/SideSheet'
import { type ReactNode, useState } from 'react'

interface ChangeSheetProps {
  /** Of the button, and the title of the sheet. */
  label: string
  /** Whose row or page it stands in, as it is heard. */
  context?: string | undefined
  /** Why it is refused now. */
  disabledReason?: string | undefined
  tone?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'regular'
  /** The form inside. `onDirty`: something has been typed, so the sheet asks before it closes. */
  children: (sheet: { onDirty: () => void; onClose: () => void }) => ReactNode
}

/** A button beside a fact or in a row, and the sheet in which the fact is changed. */
export function ChangeSheet({ label, context, disabledReason, tone, size = 'small', children }: ChangeSheetProps) {
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
      <SideSheet isOpen={isOpen} onClose={close} title={label} isDirty={isDirty}>
        {children({ onDirty: () => setDirty(true), onClose: close })}
      </SideSheet>
    </>
  )
}
