import { useId, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Form } from '../Form/Form.tsx'
import { dialogMessages } from '../lib/messages/dialog.ts'
import { filterMessages } from '../lib/messages/filter.ts'
import { useMessages } from '../lib/messages.ts'
import { TextField } from '../TextField/TextField.tsx'
import { type SavedView, VIEW_NAME_MAX, viewNameProblem } from './views.ts'

interface NameDialogProps extends NameFormParts {
  isOpen: boolean
  onClose: () => void
  title: string
  /** 保存, 重命名. */
  actionLabel: string
}

interface NameFormParts {
  /** The name it has. */
  name?: string
  /** What is going to be saved, in words. */
  description?: string
  /** The views whose names are taken. */
  others: readonly SavedView[]
  /** A name that is right. */
  onName: (name: string) => void
}

/** Asks for the name of a view. */
export function NameDialog({ isOpen, onClose, title, actionLabel, ...form }: NameDialogProps) {
  const words = useMessages(dialogMessages)
  const formId = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} tone="primary">
            {actionLabel}
          </Button>
        </>
      }
    >
      <NameForm {...form} id={formId} />
    </Dialog>
  )
}

/** Mounted with each opening, so that it begins with the name that there is. */
function NameForm({ id, name = '', description, others, onName }: NameFormParts & { id: string }) {
  const t = useMessages(filterMessages)
  const [text, setText] = useState(name)
  const [error, setError] = useState<string>()
  const fieldId = `${id}-name`

  function check() {
    const problem = viewNameProblem(text, others)
    switch (problem?.kind) {
      case undefined:
        return onName(text)
      case 'empty':
        return setError(t.empty)
      case 'tooLong':
        return setError(t.tooLong(VIEW_NAME_MAX, problem.over))
      case 'taken':
        return setError(t.taken(problem.name))
    }
  }

  return (
    <Form id={id} headingLevel={3} errors={error === undefined ? [] : [{ fieldId, message: error }]} onSubmit={check}>
      <TextField
        id={fieldId}
        label={t.name}
        isRequired
        autoComplete="off"
        value={text}
        onChange={setText}
        description={description}
        error={error}
      />
    </Form>
  )
}
