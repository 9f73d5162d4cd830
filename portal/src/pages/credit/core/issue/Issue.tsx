import { useTranslation } from 'react-i18next'
import { ApplyPage, type StoredStart } from '#portal/archetypes/apply/ApplyPage.tsx'
import { ApplyWorkspace } from '#portal/archetypes/apply/ApplyWorkspace.tsx'
import { NextTask } from '#portal/business/homes/NextTask.tsx'
import { ImportTab } from '#portal/business/issue/ImportTab.tsx'
import { IssueCheck } from '#portal/business/issue/IssueCheck.tsx'
import { IssueEditor } from '#portal/business/issue/IssueEditor.tsx'
import { IssueInterruption } from '#portal/business/issue/IssueInterruption.tsx'
import { issueApply } from '#portal/business/issue/issueApply.ts'
import { findProblems } from '#portal/business/issue/issueProblems.ts'
import { useIssueFacts } from '#portal/business/issue/useIssueFacts.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as css from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useHeadingKept } from '#portal/parts/useHeadingKept.ts'

/** 新增开立, one supplier or many, by form or by sheet. */
export default function IssuePage() {
  return (
    <ApplyPage apply={issueApply()} next={<NextTask />}>
      {(start) => <IssueStart key={`${start.edit}/${start.copy}`} start={start} />}
    </ApplyPage>
  )
}

function IssueStart({ start }: { start: StoredStart }) {
  const { t } = useTranslation(['issue', 'routes'])
  const query = useIssueFacts()
  const { data: facts } = query
  useHeadingKept(facts !== undefined)
  if (facts === undefined) {
    return (
      <div className={css.page}>
        <PageHead title={t('routes:issue')} />
        <QueryState query={query}>{() => null}</QueryState>
      </div>
    )
  }
  const { blocked, hasOpenLimit } = facts
  if (blocked !== undefined) return <IssueInterruption kind={blocked.code} message={blocked.message} />
  if (!hasOpenLimit) return <IssueInterruption kind="noLimit" message={t('interruption.noLimitText')} />
  return (
    <ApplyWorkspace
      apply={issueApply(facts)}
      start={start}
      problemsOf={(values) => findProblems(values, facts)}
      editor={(state, onChecked) => <IssueEditor state={state} facts={facts} onChecked={onChecked} />}
      check={(parts) => <IssueCheck {...parts} facts={facts} />}
      further={{
        id: 'import',
        label: t('importTab'),
        content: (toCheck) => <ImportTab onReady={(lines) => toCheck({ lines })} />,
      }}
    />
  )
}
