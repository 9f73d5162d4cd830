import { saveIssueDrafts, updateIssueDraft } from '@jinpiao/contract/issue'
import { Button } from '@jinpiao/ui-kit/Button'
import { Form } from '@jinpiao/ui-kit/Form'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { Skeleton } from '@jinpiao/ui-kit/Skeleton'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DraftChoice, DraftLine, DraftTrouble } from '#portal/drafts/DraftLine.tsx'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { markErrors } from '#portal/parts/errorTitle.ts'
import { Failure } from '#portal/parts/Failure.tsx'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { IssueTotals } from './IssueTotals.tsx'
import * as css from './issue.css.ts'
import { emptyLine, toIssueLine } from './issueForm.ts'
import { LineEditor } from './LineEditor.tsx'
import type { IssueEditorState } from './useIssueEditor.ts'
import type { IssueFacts } from './useIssueFacts.ts'

const MAX_LINES = 20

interface IssueEditorProps {
  editor: IssueEditorState
  facts: IssueFacts
  /** Everything is right: on to the check page. */
  onChecked: () => void
}

/** The issue form: one or more suppliers, what they take from which limit beside it, a draft that saves itself. */
export function IssueEditor({ editor, facts, onChecked }: IssueEditorProps) {
  const { t } = useTranslation(['issue', 'common', 'routes'])
  const { form, draft, loading, loadError } = editor
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' })
  const [busy, setBusy] = useState<'check' | 'save'>()
  const [pending, setPending] = useState<Record<number, number>>({})
  const saveDraft = useSaveAsDraft(editor)
  const added = useRef(false)
  const isStored = fields.some((_, line) => form.getValues(`lines.${line}.pkApply`) !== undefined)
  const uploading = Object.values(pending).some((count) => count > 0)

  useEffect(() => {
    const target = editor.takeFocusTarget()
    if (target !== undefined) requestAnimationFrame(() => document.getElementById(target)?.focus())
  })
  useEffect(() => {
    if (!added.current) return
    added.current = false
    focusLine(fields.length - 1)
  }, [fields.length])

  if (loadError !== undefined) {
    return (
      <>
        <Failure text={loadError} />
        <Button onPress={() => void editor.reload()}>{t('common:retry')}</Button>
      </>
    )
  }

  async function submit() {
    setBusy('check')
    try {
      if (await editor.check()) onChecked()
    } finally {
      setBusy(undefined)
    }
  }

  const errors = editor.problems.map((problem) => ({ ...problem, message: prefixed(problem.fieldId, problem.message) }))

  return (
    <Skeleton isLoading={loading} lines={8}>
      <div className={css.editor}>
        <Form aria-label={t('routes:issue')} headingLevel={3} errors={errors} onSubmit={submit} onChecked={markErrors}>
          <DraftChoice draft={draft} onChosen={() => requestAnimationFrame(() => focusLine(0))} />
          {fields.map((field, line) => (
            <LineEditor
              key={field.id}
              form={form}
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
          <DraftTrouble draft={draft} onChosen={() => requestAnimationFrame(() => focusLine(0))} />
          <div className={css.footer}>
            <Button
              type="submit"
              tone="primary"
              busy={busy === 'check'}
              disabledReason={uploading ? t('stillUploading') : undefined}
            >
              {t('toCheck')}
            </Button>
            <Button
              busy={busy === 'save'}
              onPress={() => {
                setBusy('save')
                void saveDraft().finally(() => setBusy(undefined))
              }}
            >
              {t('saveDraft')}
            </Button>
            <DraftLine draft={draft} />
          </div>
        </Form>
        <div className={css.sideColumn}>
          <IssueTotals form={form} facts={facts} />
        </div>
      </div>
    </Skeleton>
  )

  function removeLine(line: number) {
    remove(line)
    notify(t('lineRemoved', { number: line + 1 }), 'info')
    focusLine(Math.max(0, line - 1))
  }

  /** With several suppliers the summary says whose field it is. */
  function prefixed(name: string | undefined, message: string): string {
    const [, line] = /^lines\.(\d+)\./.exec(name ?? '') ?? []
    return line === undefined || fields.length === 1 ? message : t('ofLine', { number: Number(line) + 1, message })
  }
}

/** The first control of a supplier. */
const focusLine = (line: number) => document.querySelector<HTMLElement>(`#line-${line} button`)?.focus()

/** 保存草稿: the lines become applications in 我的草稿, incomplete as they may be; the form begins anew. */
function useSaveAsDraft({ form, finish }: IssueEditorState): () => Promise<void> {
  const { t } = useTranslation('issue')
  const errorText = useErrorText()
  return async () => {
    const { lines } = form.getValues()
    try {
      const fresh = lines.filter(({ pkApply }) => pkApply === undefined)
      if (fresh.length > 0) await call(saveIssueDrafts, { body: { lines: fresh.map(toIssueLine) } })
      for (const line of lines) {
        if (line.pkApply === undefined || line.version === undefined) continue
        const { pkApply, version } = line
        const saved = await call(updateIssueDraft, { params: { pkApply }, body: { version, line: toIssueLine(line) } })
        form.setValue(`lines.${lines.indexOf(line)}.version`, saved.version)
      }
      notify(t('draftsSaved', { count: lines.length }))
      void refresh('applications', 'todos')
      if (fresh.length > 0) await finish()
    } catch (error) {
      notify(errorText(error), 'danger')
    }
  }
}
