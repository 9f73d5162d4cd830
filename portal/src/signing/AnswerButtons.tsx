import type { AskedText } from '@jinpiao/contract/reasons'
import { Button, type ButtonSize } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { ReasonDialog } from './ReasonDialog.tsx'

interface AnswerButtonsProps {
  /** Of the two acts, as verbs: 签收 and 拒收. */
  words: { agree: string; refuse: string }
  /** What is asked before the refusal is signed; left out: it can only be agreed to. */
  refusal?: {
    asks: AskedText
    title: string
    consequence: string
    quickReasons: readonly string[]
    submitLabel: string
  }
  busy: boolean
  /** Why nothing can be answered now. */
  blocked: string | undefined
  size?: ButtonSize
  /** Which row's buttons these are. */
  context?: string | undefined
  onAgree: () => void
  onRefuse: (reason: string) => void
}

/** What somebody else asks is agreed to or refused: the same two buttons for a row, a selection and one of them. */
export function AnswerButtons(props: AnswerButtonsProps) {
  const { words, refusal, busy, blocked, size = 'regular', context, onAgree, onRefuse } = props
  const [isOpen, setOpen] = useState(false)
  const which = context !== undefined && { context }
  return (
    <>
      <Button
        tone={size === 'small' ? 'secondary' : 'primary'}
        size={size}
        busy={busy}
        disabledReason={blocked}
        onPress={onAgree}
        {...which}
      >
        {words.agree}
      </Button>
      {/* One reason in text is enough: it stands beside the first. */}
      {blocked === undefined && refusal !== undefined && (
        <Button tone={size === 'small' ? 'quiet' : 'danger'} size={size} onPress={() => setOpen(true)} {...which}>
          {words.refuse}
        </Button>
      )}
      {refusal !== undefined && (
        <ReasonDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          {...refusal}
          tone="danger"
          onSubmit={async (reason) => {
            setOpen(false)
            onRefuse(reason)
          }}
        />
      )}
    </>
  )
}
