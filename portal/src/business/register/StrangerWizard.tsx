import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { FormWizard } from '@jinpiao/ui-kit/FormWizard'
import { Link } from '@jinpiao/ui-kit/Link'
import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { markErrors } from '#portal/parts/errorTitle.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as css from '#portal/parts/page.css.ts'
import type { FieldProblem } from './fieldProblems.ts'
import { MobileStep } from './MobileStep.tsx'
import { MOBILE_STEP, type StrangerStep, type StrangerValues, stepShown } from './strangerForm.ts'
import type { useStrangerForm } from './useStrangerForm.ts'

interface StrangerWizardProps<Values extends StrangerValues> {
  /** What is being done, by the name of the page. */
  label: string
  state: ReturnType<typeof useStrangerForm<Values>>
  /** Behind the proof of the mobile number. */
  steps: readonly StrangerStep[]
  /** What is wrong in any of them. */
  problems: readonly FieldProblem[]
  submitLabel: string
}

/** A form over several steps of somebody without an account. The first proves his mobile number; no other opens before. */
export function StrangerWizard<Values extends StrangerValues>(props: StrangerWizardProps<Values>) {
  const { label, state, steps, problems, submitLabel } = props
  const { form, ticket, draft, errors } = state
  const { t } = useTranslation('register')
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('step')
  const current = ticket === undefined ? MOBILE_STEP : stepShown(steps, wanted, problems)
  useEffect(() => markErrors(0), [current])

  function go(step: string) {
    state.clearErrors()
    setQuery((before) => {
      before.set('step', step)
      return before
    })
  }

  return (
    <FormProvider {...form}>
      {draft.restored !== undefined && current !== MOBILE_STEP && (
        <Banner tone="info" title={<ProseText>{t('draftRestored', { at: draft.restored })}</ProseText>}>
          <p>{t('draftWithout')}</p>
          <div className={css.actions}>
            <Button
              size="small"
              onPress={() => {
                draft.clear()
                go(steps[0]?.id ?? MOBILE_STEP)
              }}
            >
              {t('draftClear')}
            </Button>
          </div>
        </Banner>
      )}
      {state.over !== undefined && current === MOBILE_STEP && <Banner tone="warning" title={state.over} />}
      <FormWizard
        label={label}
        current={current}
        onStepChange={go}
        onCheck={(step) => state.check(step, steps)}
        errors={errors.map(({ href, ...error }) =>
          href === undefined ? error : { ...error, link: <Link href={href}>{error.message}</Link> },
        )}
        onChecked={markErrors}
        submitLabel={submitLabel}
        steps={[
          {
            id: MOBILE_STEP,
            title: t('steps.mobile'),
            content: <MobileStep ticket={ticket} onOther={state.forget} />,
          },
          ...steps.map(({ id, title, content }) => ({ id, title, content })),
        ]}
      />
      {draft.savedAt !== undefined && <p className={css.muted}>{t('draftSaved', { time: draft.savedAt })}</p>}
    </FormProvider>
  )
}
