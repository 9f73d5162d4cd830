import { Breadcrumb } from '@jinpiao/ui-kit/Breadcrumb'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as css from '#portal/parts/page.css.ts'
import { CheckAnswers } from './CheckAnswers.tsx'
import { ImportTab } from './ImportTab.tsx'
import { IssueEditor } from './IssueEditor.tsx'
import type { LineForm } from './issueForm.ts'
import { StoredApplications } from './StoredApplications.tsx'
import { useIssueEditor } from './useIssueEditor.ts'
import type { IssueFacts } from './useIssueFacts.ts'
import { useStoredCounts } from './useStoredCounts.ts'

export const issueTabs = ['single', 'import', 'drafts', 'returned', 'submitted'] as const
export type IssueTab = (typeof issueTabs)[number]
const isIssueTab = (text: string | null): text is IssueTab => (issueTabs as readonly (string | null)[]).includes(text)

interface WorkspaceProps {
  facts: IssueFacts
  edit: string
  copy: string
}

/** The tabs of 新增开立, or the check page in their place. What was typed outlives both. */
export function IssueWorkspace({ facts, edit, copy }: WorkspaceProps) {
  const { t } = useTranslation(['issue', 'routes'])
  const [parameters, setParameters] = useSearchParams()
  const { pathname } = useLocation()
  const editor = useIssueEditor(facts, { edit, copy })
  const [batch, setBatch] = useState<LineForm[]>()
  const counts = useStoredCounts()
  const isStored = edit !== '' || copy !== ''
  const asked = parameters.get('tab')
  const tab: IssueTab = isIssueTab(asked) ? asked : 'single'

  const toStep = (step: 'check' | undefined) =>
    setParameters((now) => {
      if (step === undefined) now.delete('step')
      else now.set('step', step)
      return now
    })

  const checked = tab === 'import' ? batch : editor.checked
  if (parameters.get('step') === 'check' && checked !== undefined) {
    return (
      <CheckAnswers
        lines={checked}
        facts={facts}
        onSaved={tab === 'import' ? setBatch : editor.keepSaved}
        onSubmitted={editor.finish}
        onChange={(field) => {
          editor.focusLater(tab === 'import' ? undefined : field)
          toStep(undefined)
        }}
      />
    )
  }

  const form = <IssueEditor editor={editor} facts={facts} onChecked={() => toStep('check')} />
  if (isStored) {
    return (
      <div className={css.page}>
        <Breadcrumb
          items={[{ label: t('routes:issue'), href: pathname }, { label: t(edit !== '' ? 'editTitle' : 'copyTitle') }]}
        />
        <h1 className={css.title}>{t(edit !== '' ? 'editTitle' : 'copyTitle')}</h1>
        <h2 className={visuallyHidden}>{t('tab.single')}</h2>
        {copy !== '' && <p>{t('copyHint')}</p>}
        {form}
      </div>
    )
  }

  const label = (id: IssueTab) => {
    const count = id in counts ? counts[id as keyof typeof counts] : undefined
    return count === undefined || count === 0 ? t(`tab.${id}`) : t('tabWithCount', { tab: t(`tab.${id}`), count })
  }
  const content = (id: IssueTab) => {
    if (id === 'single') return form
    if (id === 'import') {
      return (
        <ImportTab
          onReady={(lines) => {
            setBatch(lines)
            toStep('check')
          }}
        />
      )
    }
    return id === tab && <StoredApplications kind={id} />
  }
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('routes:issue')}</h1>
      <Tabs
        aria-label={t('tabs')}
        keyboardActivation="manual"
        selectedKey={tab}
        onSelectionChange={(next) => next !== tab && setParameters(next === 'single' ? {} : { tab: next })}
        items={issueTabs.map((id) => ({
          id,
          label: label(id),
          content: (
            <div className={css.section}>
              <h2 className={visuallyHidden}>{t(`tab.${id}`)}</h2>
              {content(id)}
            </div>
          ),
        }))}
      />
    </div>
  )
}
