import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '#portal/http/queries.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'

interface UserActProps<Answer> {
  /** Whose row it stands in. */
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
}

/** An act on a user, asked once more before it is done. */
export function UserAct<Answer>(props: UserActProps<Answer>) {
  const { name, label, reason, title, text, tone = 'primary', act, done, onDone } = props
  const onError = useFailureToast()
  const [isOpen, setOpen] = useState(false)
  const acting = useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      notify(done)
      onDone?.(answer)
      return refresh('users')
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
