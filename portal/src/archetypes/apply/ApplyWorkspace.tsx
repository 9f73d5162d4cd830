import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as css from '#portal/parts/page.css.ts'
import type { StoredStart } from './ApplyPage.tsx'
import { ApplySteps } from './ApplySteps.tsx'
import type { Apply, LineProblem } from './apply.ts'
import { CheckPage } from './CheckPage.tsx'
import { StoredApplications } from './StoredApplications.tsx'
import { type StoredKind, storedKinds, useStoredCounts } from './storedLists.ts'
import { type ApplyState, useApply } from './useApply.ts'

/** A further way to fill the form, such as a sheet; its lines go to the check page of their own. */
export interface FurtherTab<Values> {
  id: string
  label: string
  content: (toCheck: (values: Values) => void) => ReactNode
}

export interface CheckParts<Values> {
  values: Values
  /** Back to the form, to the control with this id. */
  toField: (fieldId: string) => void
}

interface ApplyWorkspaceProps<A extends ApplicationEndpoints, Values extends FieldValues> {
  apply: Apply<A, Values>
  start: StoredStart
  problemsOf: (values: Values) => readonly LineProblem[]
  /** The fields, in their frame. */
  editor: (state: ApplyState<A, Values>, onChecked: () => void) => ReactNode
  /** What the check page shows of them. */
  check: (parts: CheckParts<Values>) => ReactNode
  further?: FurtherTab<Values>
}

/** The tabs of an application page, or the check page in their place. What was typed outlives both. */
export function ApplyWorkspace<A extends ApplicationEndpoints, Values extends FieldValues>(
  props: ApplyWorkspaceProps<A, Values>,
) {
  const { apply, start, problemsOf, editor, check, further } = props
  const { t } = useTranslation(['apply', 'routes'])
  const [parameters, setParameters] = useSearchParams()
  const { pathname } = useLocation()
  const state = useApply(apply, { ...start, problemsOf })
  const [batch, setBatch] = useState<Values>()
  const counts = useStoredCounts(apply.of)
  const tabs = ['form', ...(further ? [further.id] : []), ...storedKinds]
  const tab = tabs.find((id) => id === parameters.get('tab')) ?? 'form'
  const isBatch = tab === further?.id

  const toStep = (step: 'check' | undefined) =>
    setParameters((now) => {
      if (step === undefined) now.delete('step')
      else now.set('step', step)
      return now
    })

  const checked = isBatch ? batch : state.checked
  if (parameters.get('step') === 'check' && checked !== undefined) {
    const toField = (fieldId: string | undefined) => {
      state.focusLater(isBatch ? undefined : fieldId)
      toStep(undefined)
    }
    return (
      <CheckPage
        apply={apply}
        values={checked}
        onStored={isBatch ? (saved) => setBatch(apply.stored(checked, saved)) : state.keepStored}
        onSubmitted={state.finish}
        onBack={() => toField(undefined)}
      >
        {check({ values: checked, toField })}
      </CheckPage>
    )
  }

  const form = editor(state, () => toStep('check'))
  if (start.edit !== '' || start.copy !== '') {
    const title = t(`${apply.name}.${start.edit !== '' ? 'editTitle' : 'copyTitle'}`)
    return (
      <div className={css.page}>
        <PageHead title={title} trail={[{ label: t(`routes:${apply.title}`), href: pathname }]} />
        <ApplySteps current="form" />
        <h2 className={visuallyHidden}>{t(`${apply.name}.form`)}</h2>
        {start.copy !== '' && <p>{t('copyHint')}</p>}
        {form}
      </div>
    )
  }

  return (
    <div className={css.page}>
      <PageHead title={t(`routes:${apply.title}`)} />
      <Tabs
        aria-label={t('tabs')}
        keyboardActivation="manual"
        selectedKey={tab}
        onSelectionChange={(next) => next !== tab && setParameters(next === 'form' ? {} : { tab: next })}
        items={tabs.map((id) => ({
          id,
          label: nameOf(id),
          count: isStoredKind(id) ? counts[id] || undefined : undefined,
          content: (
            <div className={isStoredKind(id) ? flushSurface : css.page}>
              <h2 className={visuallyHidden}>{nameOf(id)}</h2>
              {contentOf(id)}
            </div>
          ),
        }))}
      />
    </div>
  )

  function nameOf(id: string): string {
    if (id === 'form') return t(`${apply.name}.form`)
    return isStoredKind(id) ? t(`tab.${id}`) : (further?.label ?? '')
  }

  function contentOf(id: string): ReactNode {
    if (id === 'form')
      return (
        <>
          <ApplySteps current="form" />
          {form}
        </>
      )
    if (isStoredKind(id)) return id === tab && <StoredApplications apply={apply} kind={id} />
    return further?.content((values) => {
      setBatch(values)
      toStep('check')
    })
  }
}

const isStoredKind = (id: string): id is StoredKind => (storedKinds as readonly string[]).includes(id)
