import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import type { issue } from '@jinpiao/contract/issue'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import type { ApplyState } from '#portal/archetypes/apply/useApply.ts'
import { IssueTotals } from './IssueTotals.tsx'
import { issueApply } from './issueApply.ts'
import { emptyLine, type IssueForm } from './issueForm.ts'
import { LineEditor } from './LineEditor.tsx'
import type { IssueFacts } from './useIssueFacts.ts'

const MAX_LINES = 20

interface IssueEditorProps {
  state: ApplyState<typeof issue, IssueForm>
  facts: IssueFacts
  /** Everything is right: on to the check page. */
  onChecked: () => void
}

/** The issue form: one or more suppliers, what they take from which limit beside it. */
export function IssueEditor({ state, facts, onChecked }: IssueEditorProps) {
  const { t } = useTranslation(['issue', 'apply'])
  const { form } = state
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' })
  const [pending, setPending] = useState<Record<number, number>>({})
  const added = useRef(false)
  const isStored = fields.some((_, line) => form.getValues(`lines.${line}.pkApply`) !== undefined)

  useEffect(() => {
    if (!added.current) return
    added.current = false
    focusLine(fields.length - 1)
  }, [fields.length])

  return (
    <ApplyEditor
      apply={issueApply(facts)}
      state={state}
      rail={<IssueTotals facts={facts} />}
      isUploading={Object.values(pending).some((count) => count > 0)}
      focusFirst={() => focusLine(0)}
      named={named}
      onChecked={onChecked}
    >
      {fields.map((field, line) => (
        <LineEditor
          key={field.id}
          facts={facts}
          line={line}
          count={fields.length}
          onRemove={() => removeLine(line)}
          onPending={(count) => setPending((now) => ({ ...now, [line]: count }))}
        />
      ))}
      {!isStored && (
        <div>
          <Button
            disabledReason={fields.length >= MAX_LINES ? t('tooManyLines', { max: MAX_LINES }) : undefined}
            onPress={() => {
              added.current = true
              append(emptyLine(form.getValues('lines.0.pkLimit')), { shouldFocus: false })
            }}
          >
            {t('addLine')}
          </Button>
        </div>
      )}
    </ApplyEditor>
  )

  function removeLine(line: number) {
    remove(line)
    notify(t('apply:lineRemoved', { number: line + 1 }), 'info')
    focusLine(Math.max(0, line - 1))
  }

  /** With several suppliers the summary says whose field it is. */
  function named(fieldId: string | undefined, message: string): string {
    const [, line] = /^lines\.(\d+)\./.exec(fieldId ?? '') ?? []
    return line === undefined || fields.length === 1
      ? message
      : t('apply:ofLine', { number: Number(line) + 1, message })
  }
}

/** The first control of a supplier. */
const focusLine = (line: number) => document.querySelector<HTMLElement>(`#line-${line} button`)?.focus()
