import { Button } from '@jinpiao/ui-kit/Button'
import { SideSheet } from '@jinpiao/ui-kit/SideSheet'
import { type ReactNode, useState } from 'react'

interface ChangeSheetProps {
  /** Of the button, and the title of the sheet. */
  label: string
  /** Said after the label of the button, not shown: which row's. */
  context?: string | undefined
  /** Why it cannot be changed now. */
  disabledReason?: string | undefined
  /** The form inside. `onDirty`: something has been typed, so the sheet asks before it closes. */
  children: (sheet: { onDirty: () => void; onClose: () => void }) => ReactNode
}

/** A button beside a fact, and the sheet in which the fact is changed. */
export function ChangeSheet({ label, context, disabledReason, children }: ChangeSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const button = { ...(context !== undefined && { context }), ...(disabledReason !== undefined && { disabledReason }) }
  const close = () => {
    setDirty(false)
    setOpen(false)
  }
  return (
    <>
      <Button size="small" {...button} onPress={() => setOpen(true)}>
        {label}
      </Button>
      <SideSheet isOpen={isOpen} onClose={close} title={label} isDirty={isDirty}>
        {children({ onDirty: () => setDirty(true), onClose: close })}
      </SideSheet>
    </>
  )
}
