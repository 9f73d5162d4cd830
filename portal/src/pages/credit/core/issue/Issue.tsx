import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as css from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useHeadingKept } from '#portal/parts/useHeadingKept.ts'
import { IssueInterruption } from '#portal/business/issue/IssueInterruption.tsx'
import { IssueResult } from '#portal/business/issue/IssueResult.tsx'
import { IssueWorkspace } from '#portal/business/issue/IssueWorkspace.tsx'
import { SubmittedDetail } from '#portal/business/issue/SubmittedDetail.tsx'
import { useIssueFacts } from '#portal/business/issue/useIssueFacts.ts'

/**
 * 新增开立: the form, its check page, the result (`?result=`), one submitted application (`?pkApply=`), a stored one to
 * go on with (`?edit=`) or to copy (`?copy=`). Every address can be kept and sent.
 */
export default function IssuePage() {
  const [parameters] = useSearchParams()
  const part = (name: string) => parameters.get(name) ?? ''
  const [result, pkApply, edit, copy] = [part('result'), part('pkApply'), part('edit'), part('copy')]
  useDetailFocus([result, pkApply, edit, copy, part('step')].join('/'))

  if (result !== '') return <IssueResult pkApplys={result.split(',')} />
  if (pkApply !== '') return <SubmittedDetail pkApply={pkApply} />
  return <IssueStart key={`${edit}/${copy}`} edit={edit} copy={copy} />
}

function IssueStart({ edit, copy }: { edit: string; copy: string }) {
  const { t } = useTranslation(['issue', 'routes'])
  const facts = useIssueFacts()
  useHeadingKept(facts.data !== undefined)
  if (facts.data === undefined) {
    return (
      <div className={css.page}>
        <h1 className={css.title}>{t('routes:issue')}</h1>
        <QueryState query={facts}>{() => null}</QueryState>
      </div>
    )
  }
  const { blocked, hasOpenLimit } = facts.data
  if (blocked !== undefined) return <IssueInterruption kind={blocked.code} message={blocked.message} />
  if (!hasOpenLimit) return <IssueInterruption kind="noLimit" message={t('interruption.noLimitText')} />
  return <IssueWorkspace facts={facts.data} edit={edit} copy={copy} />
}
