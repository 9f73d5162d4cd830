import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { FoundObstacle } from '@jinpiao/contract/obstacleCalls'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { KeptUntil } from '#portal/drafts/DraftLine.tsx'
import type { OldDraft } from '#portal/drafts/useDraft.ts'
import { WindowTitle } from '#portal/parts/innerTitle.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as css from '#portal/parts/page.css.ts'
import { WithHolidays } from '#portal/parts/WithHolidays.tsx'
import { ApplySteps } from './ApplySteps.tsx'
import { CheckPage } from './CheckPage.tsx'
import type { ApplyDefinition } from './defineApply.ts'
import { keptParameters, useFormAddress } from './formAddress.ts'
import { ObstacleNote } from './Obstacles.tsx'
import { StoredApplications } from './StoredApplications.tsx'
import { type StoredKind, storedKinds, useStoredCounts } from './storedLists.ts'
import { useApply } from './useApply.ts'

/** The stored application that the form begins with; '' for none. */
export interface StoredStart {
  edit: string
  copy: string
}

interface ApplyWorkspaceProps<A extends ApplicationEndpoints, Values extends FieldValues, Facts> {
  definition: ApplyDefinition<A, Values, Facts>
  facts: Facts
  start: StoredStart
  /** Above the form; its own page comes after it. */
  trail: readonly { label: string; href: string }[]
  /** What the server keeps of this form; unknown where it could not be asked. */
  oldDraft: OldDraft | undefined
  /** What stands in the way of submitting the stored one. */
  obstacles: readonly FoundObstacle[]
}

const none = (): Readonly<Record<string, number | undefined>> => ({})

/** The tabs of an application page, or the check page in their place. What was typed outlives both. */
export function ApplyWorkspace<A extends ApplicationEndpoints, Values extends FieldValues, Facts>({
  definition,
  facts,
  start,
  trail,
  oldDraft,
  obstacles,
}: ApplyWorkspaceProps<A, Values, Facts>) {
  const apply = definition.with(facts)
  const { Editor, Check, tabs: further = [] } = definition
  const { t } = useTranslation(['apply', 'routes'])
  const [parameters, setParameters] = useSearchParams()
  const { pathname } = useLocation()
  const hrefOf = useFormAddress(apply.of.type)
  const state = useApply(apply, { ...start, oldDraft, problemsOf: (values) => definition.problems(values, facts) })
  /** What a further tab has made. */
  const [batch, setBatch] = useState<Values>()
  const counts = useStoredCounts(apply.of)
  const moreCounts = (definition.useCounts ?? none)()
  const idsOf = (isBefore: boolean) => further.flatMap(({ id, before = false }) => (before === isBefore ? [id] : []))
  const tabs = [...idsOf(true), 'form', ...idsOf(false), ...storedKinds]
  const first = tabs[0] ?? 'form'
  // A stored application is its form alone: the tabs are those of the page that it came from.
  const isStored = start.edit !== '' || start.copy !== ''
  const tab = isStored ? 'form' : (tabs.find((id) => id === parameters.get('tab')) ?? first)
  const isBatch = further.some(({ id }) => id === tab)
  const isList = (id: string) => isStoredKind(id) || further.some((each) => each.id === id && each.isList)

  const toTab = (next: string) =>
    setParameters((now) => {
      const kept = keptParameters(apply.of.type, pathname, now)
      if (next !== first) kept.set('tab', next)
      return kept
    })
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
        prices={isBatch ? [] : state.prices}
        onStored={(saved) => (isBatch ? setBatch(apply.stored(checked, saved)) : state.keepStored(saved, checked))}
        onSubmitted={state.finish}
        onBack={() => toField(undefined)}
      >
        <Check values={checked} facts={facts} toField={toField} />
      </CheckPage>
    )
  }

  const form = (
    <WithHolidays>
      <Editor state={state} facts={facts} onChecked={() => toStep('check')} />
    </WithHolidays>
  )
  if (isStored) {
    const title = t(`${apply.name}.${start.edit !== '' ? 'editTitle' : 'copyTitle'}`)
    return (
      <div className={css.page}>
        <WindowTitle title={title} />
        <PageHead
          title={title}
          trail={[...trail, { label: t(`routes:${apply.title}`), href: hrefOf() }]}
          tag={state.keptSince !== undefined && <KeptUntil since={state.keptSince} />}
        />
        <ApplySteps of={apply.of} current="form" />
        <ObstacleNote of={apply.of.type} found={obstacles} />
        <h2 className={visuallyHidden}>{t(`${apply.name}.form`)}</h2>
        {start.copy !== '' && <p>{t('copyHint')}</p>}
        {form}
      </div>
    )
  }

  return (
    <div className={layout.belowTabs}>
      <PageHead title={t(`routes:${apply.title}`)} trail={trail} />
      <Tabs
        aria-label={t('tabs')}
        keyboardActivation="manual"
        selectedKey={tab}
        onSelectionChange={(next) => next !== tab && toTab(next)}
        items={tabs.map((id) => ({
          id,
          label: nameOf(id),
          count: (isStoredKind(id) ? counts[id] : moreCounts[id]) || undefined,
          content: (
            <div className={isList(id) ? flushSurface : css.page}>
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
    if (isStoredKind(id)) return t(`tab.${id}`)
    const label = further.find((each) => each.id === id)?.label
    return label === undefined ? '' : t(`furtherTab.${label}`)
  }

  function contentOf(id: string): ReactNode {
    if (id === 'form')
      return (
        <>
          <ApplySteps of={apply.of} current="form" />
          {form}
        </>
      )
    if (isStoredKind(id)) return id === tab && <StoredApplications apply={apply} kind={id} />
    const Content = further.find((each) => each.id === id)?.Content
    return Content && <Content toCheck={toCheck} toForm={toForm} />
  }

  function toCheck(values: Values) {
    setBatch(values)
    toStep('check')
  }

  function toForm(add: (begun: Values) => Values) {
    state.beginTyping()
    state.form.reset(add(state.form.getValues()))
    toTab('form')
  }
}

const isStoredKind = (id: string): id is StoredKind => (storedKinds as readonly string[]).includes(id)
