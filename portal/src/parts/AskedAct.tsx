import type { Noun } from '@jinpiao/contract/flow'
import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '#portal/http/queries.ts'
import { useFailureToast } from './useFailureToast.ts'

interface AskedActProps<Answer> {
  /** Whose row it stands in, as it is heard. */
  name: string
  /** The act as a verb. */
  label: string
  /** Why it is refused now. */
  reason: string | undefined
  /** The question. */
  title: string
  /** What the act ends and begins: said before it is confirmed. */
  text: string
  tone?: 'primary' | 'danger'
  act: () => Promise<Answer>
  /** Said when it is done. */
  done: string
  onDone?: (answer: Answer) => void
  /** What it changes. */
  noun: Noun
}

/** An act of a row, asked once more before it is done. */
export function AskedAct<Answer>(props: AskedActProps<Answer>) {
  const { name, label, reason, title, text, tone = 'primary', act, done, onDone, noun } = props
  const onError = useFailureToast()
  const [isOpen, setOpen] = useState(false)
  const acting = useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      notify(done)
      onDone?.(answer)
      return refresh(noun)
    },
    onError,
    onSettled: () => setOpen(false),
  })
  return (
    <>
      <Button tone="quiet" size="small" context={name} disabledReason={reason} onPress={() => setOpen(true)}>
        {label}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        title={title}
        actionLabel={label}
        tone={tone}
        busy={acting.isPending ? 'action' : undefined}
        onAction={() => acting.mutate()}
        onCancel={() => setOpen(false)}
      >
        {text}
      </AlertDialog>
    </>
  )
}
