import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { Button } from '@jinpiao/ui-kit/Button'
import { focusField } from '@jinpiao/ui-kit/ErrorSummary'
import { Form } from '@jinpiao/ui-kit/Form'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { Skeleton } from '@jinpiao/ui-kit/Skeleton'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { type FieldErrors, type FieldValues, FormProvider, get, type Path, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DraftChoice, DraftLine, DraftTrouble } from '#portal/drafts/DraftLine.tsx'
import { isWorthRetrying } from '#portal/http/errors.ts'
import { refresh } from '#portal/http/queries.ts'
import { markErrors } from '#portal/parts/errorTitle.ts'
import { Failure } from '#portal/parts/Failure.tsx'
import { FillingIn } from '#portal/parts/fillingIn.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import * as css from './apply.css.ts'
import type { FormProblem, LineNames } from './apply.ts'
import { ReturnedNote } from './ReturnedNote.tsx'
import { isConflict, storeLines, withOwnVersions } from './storeLines.ts'
import type { ApplyState } from './useApply.ts'
import { useLeaveCheck } from './useLeaveCheck.ts'

interface ApplyEditorProps<A extends ApplicationEndpoints, Values extends FieldValues> {
  state: ApplyState<A, Values>
  /** The fields. */
  children: ReactNode
  /** What follows from what is typed, beside it. */
  rail: ReactNode
  isUploading: boolean
  /** First control of the fields, for the focus after a draft was chosen. */
  focusFirst: () => void
  /** Where the form holds lines: with several the error summary says whose field it is. */
  lines: LineNames
  /** Everything is right: on to the check page. */
  onChecked: () => void
}

/** A form with its consequences beside it, a draft that saves itself, and the way on. */
export function ApplyEditor<A extends ApplicationEndpoints, Values extends FieldValues>(
  props: ApplyEditorProps<A, Values>,
) {
  const { state, children, rail, isUploading, focusFirst, lines, onChecked } = props
  const { t } = useTranslation(['apply', 'common', 'routes'])
  const loadErrorText = useErrorText('load')
  const { apply, form, draft, loaded } = state
  const { errors: shown } = useFormState({ control: form.control })
  const leaving = useLeaveCheck(form, state.findProblems)
  const saving = useSaveAsDraft(state)
  const checking = useMutation({ mutationFn: state.check, onSuccess: (isRight) => isRight && onChecked() })

  useEffect(() => {
    const target = state.takeFocusTarget()
    if (target !== undefined) requestAnimationFrame(() => focusField({ fieldId: target, message: '' }))
  })

  if (loaded.error !== null) {
    return (
      <>
        <Failure text={loadErrorText(loaded.error)} />
        {isWorthRetrying(loaded.error) && <Button onPress={() => void loaded.refetch()}>{t('common:retry')}</Button>}
      </>
    )
  }

  const errors = still(state.problems, shown).map((problem) => ({ ...problem, message: named(problem) }))
  const toFirst = () => requestAnimationFrame(focusFirst)
  const { correcting } = state
  const isStored =
    correcting !== undefined ||
    (draft.state.kind === 'found' && apply.lines(draft.state.payload).some(({ pkApply }) => pkApply !== undefined))
  const isAsked = draft.state.kind === 'found'
  const unready = isAsked ? t('answerDraft') : isUploading ? t('stillUploading') : undefined

  return (
    <Skeleton isLoading={loaded.isAwaited} lines={8}>
      <FillingIn value={true}>
        <FormProvider {...form}>
          <div className={css.form}>
            <Form
              aria-label={t(`routes:${apply.title}`)}
              headingLevel={3}
              errors={errors}
              onSubmit={() => checking.mutateAsync().then(() => undefined)}
              onChecked={markErrors}
            >
              <div className={layout.withRail}>
                <div className={layout.stack} {...leaving} {...state.typing}>
                  {correcting && <ReturnedNote apply={apply} detail={correcting} />}
                  {/* While 您有一份草稿 is unanswered nothing would be saved: nothing can be typed either. */}
                  <div className={isAsked ? css.outOfReach : layout.stack} inert={isAsked}>
                    {children}
                  </div>
                  <DraftTrouble draft={draft} onChosen={toFirst} />
                </div>
                <div className={isAsked ? css.askingRail : layout.stickyRail} data-page-bar="rail">
                  <DraftChoice draft={draft} isStored={isStored} onChosen={toFirst} />
                  {rail}
                </div>
              </div>
              <div className={css.footer}>
                <Button type="submit" tone="primary" busy={checking.isPending} disabledReason={unready}>
                  {t('toCheck')}
                </Button>
                <Button
                  busy={saving.isPending}
                  disabledReason={isAsked ? t('answerDraft') : undefined}
                  onPress={() => saving.mutate()}
                >
                  {t('saveDraft')}
                </Button>
                {state.storedAt !== undefined && (
                  <Button onPress={() => void state.finish().then(toFirst)}>{t('beginAnother')}</Button>
                )}
                <DraftLine draft={draft} isStored={correcting !== undefined} storedAt={state.storedAt} />
              </div>
            </Form>
          </div>
        </FormProvider>
      </FillingIn>
    </Skeleton>
  )

  function named({ fieldId = '', message }: FormProblem): string {
    const [isLine, index] = fieldId.startsWith(`${lines.name}.`) ? fieldId.split('.') : []
    const all: unknown = form.getValues(lines.name as Path<Values>)
    if (isLine === undefined || !Array.isArray(all) || all.length === 1) return message
    return t('ofLine', { place: lines.place(Number(index) + 1), message })
  }
}

/** What is wrong still, in the words that stand at its field now. */
function still(problems: readonly FormProblem[], shown: FieldErrors): FormProblem[] {
  return problems.flatMap((problem) => {
    if (problem.fieldId === undefined) return [problem]
    const { message } = (get(shown, problem.fieldId) ?? {}) as { message?: string }
    return message === undefined ? [] : [{ ...problem, message }]
  })
}

/** 保存草稿: the lines become applications in 我的草稿, incomplete as they may be. They are changed when it is pressed again. */
function useSaveAsDraft<A extends ApplicationEndpoints, Values extends FieldValues>({
  apply: { of, lines },
  form,
  draft,
  keepSaved,
}: ApplyState<A, Values>) {
  const { t } = useTranslation('apply')
  const tellFailure = useFailureToast()
  return useMutation({
    mutationFn: async () => {
      const sent = structuredClone(form.getValues())
      const given = lines(sent)
      const saved = await withOwnVersions(of, given, (known) => storeLines(of, known))
      notify(t('draftsSaved', { count: saved.length }))
      void refresh('applications', 'todos')
      keepSaved(saved, sent)
      draft.forget()
    },
    onError: (error) => (isConflict(error) ? notify(t('changedElsewhere'), 'danger') : tellFailure(error)),
  })
}
