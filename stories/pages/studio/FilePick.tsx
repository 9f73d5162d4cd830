import { Button } from '@jinpiao/ui-kit/Button'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { cx } from '@jinpiao/ui-kit/lib/cx'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { useId, useRef, useState } from 'react'
import * as css from './Studio.css.ts'
import { words } from './words.ts'

/** What came of a file, as a sentence. */
type Outcome = { done: string } | { problem: string }

interface FilePickProps {
  label: string
  description: string
  /** Endings or media types, as `accept` has them. */
  accept: string
  onPick: (file: File) => Outcome | Promise<Outcome>
  /** The name of the file that is in use, where it can be given up. */
  chosen?: string
  onRemove?: () => void
}

/** Reads a file in this page. Not `FileUpload`, which sends it to a server and says so. */
export function FilePick({ label, description, accept, onPick, chosen, onRemove }: FilePickProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string>()

  async function take(file: File) {
    const outcome = await onPick(file)
    setProblem('problem' in outcome ? outcome.problem : undefined)
    if ('problem' in outcome) announce(outcome.problem, { assertive: true })
    else announce(outcome.done)
  }

  function remove() {
    // The button that was pressed goes.
    button.current?.focus()
    onRemove?.()
    announce(words.removed(chosen ?? ''))
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} className={css.filePick}>
      <p id={`${id}-label`} className={css.label}>
        {label}
      </p>
      <p id={`${id}-about`} className={css.about}>
        {description}
      </p>
      <input
        ref={input}
        type="file"
        className={visuallyHidden}
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void take(file)
          // The same file again is a choice too.
          event.target.value = ''
        }}
      />
      <div className={css.actions}>
        <Button
          ref={button}
          aria-describedby={cx(`${id}-about`, problem !== undefined && `${id}-problem`)}
          onPress={() => input.current?.click()}
        >
          {words.choose(label)}
        </Button>
        {chosen !== undefined && (
          <>
            <span className={css.fileName}>{chosen}</span>
            <Button tone="quiet" context={chosen} onPress={remove}>
              {words.remove}
            </Button>
          </>
        )}
      </div>
      {problem !== undefined && (
        <InlineMessage id={`${id}-problem`} tone="danger">
          {problem}
        </InlineMessage>
      )}
    </div>
  )
}
