import { flowOf, stateWordsOf } from '@jinpiao/contract/flow'
import { partyTerm } from '@jinpiao/contract/packRules'
import { type PackType, packsOf } from '@jinpiao/contract/packs'
import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { Link } from '@jinpiao/ui-kit/Link'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import type { TimelineStep } from '@jinpiao/ui-kit/Timeline'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { FormLink } from '#portal/archetypes/apply/FormLink.tsx'
import { flowProgress } from '#portal/archetypes/apply/flowProgress.ts'
import { ResultPage } from '#portal/archetypes/ResultPage.tsx'
import { packHref, packPages } from '#portal/business/packs/packPages.ts'
import { MomentText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { NoPack } from './NoPack.tsx'
import { listTitles, type PackDetail, type Packs, usePackOfAddress } from './pack.ts'

/** What the papers are used for next, and where. */
const usedBy = { FINANCE_PACK: 'FINANCE', ISSUE_PACK: 'ISSUE' } as const
const usedOn = { FINANCE_PACK: '/credit/chain/finance/apply', ISSUE_PACK: '/credit/core/issue/issue' } as const

/** A pack has been handed in: its number, what happens now, the ways on. */
export function PackSent() {
  const { pkApply, kind } = usePackOfAddress()
  return pkApply === '' ? <NoPack route="packSent" /> : <Sent kind={kind} pkApply={pkApply} />
}

/** One heading from the first moment on: it takes the focus before the pack has been read. */
function Sent({ kind, pkApply }: { kind: PackType; pkApply: string }) {
  const { t } = useTranslation(['packUploads', 'routes', 'apply'])
  const mayOpen = useMayOpen()
  // Asked anew: what is kept from before still calls it a draft.
  const query = useQuery({ ...applicationQuery<Packs>(packsOf[kind], pkApply), staleTime: 0 })
  const detail = query.isFetchedAfterMount ? query.data : undefined
  const isNotSent = detail !== undefined && isWithOwner(detail)
  const progress = detail && flowProgress(kind, detail.application.state)
  const steps = useSteps(kind, progress)
  const { words } = useTerms()
  return (
    <ResultPage
      title={titleOf()}
      tone={detail && (progress === undefined ? 'warning' : 'success')}
      next={progress && { title: t('apply:resultNext'), steps }}
      actions={
        <>
          <Link href={packHref(pkApply)} kind="action">
            {t('toPack')}
          </Link>
          {progress !== undefined && mayOpen(usedOn[kind]) && (
            <FormLink of={usedBy[kind]} href={usedOn[kind]} kind="standalone">
              {t(`toUse.${kind}`)}
            </FormLink>
          )}
          <Link href={packPages[kind].list} kind="standalone">
            {t(`routes:${listTitles[kind]}`)}
          </Link>
        </>
      }
    >
      <QueryState query={{ ...query, data: detail }}>{(found) => <SentFacts kind={kind} detail={found} />}</QueryState>
    </ResultPage>
  )

  /** Handed in, unless it has come to nothing since. */
  function titleOf(): string {
    if (isNotSent) return t('notSent')
    if (detail === undefined || progress !== undefined) return t('routes:packSent')
    return t('sentNow', { state: words(stateWordsOf(kind)[detail.application.state].label) })
  }
}

/** Never handed in, or sent back since. */
const isWithOwner = ({ application: { state } }: PackDetail) => state === 'DRAFT' || state === 'RETURNED'

function useSteps(kind: PackType, progress: readonly TimelineStep['state'][] = []): TimelineStep[] {
  const { t } = useTranslation(['packUploads', 'apply'])
  const { words } = useTerms()
  return [
    { id: 'submitted', title: t('apply:submittedStep'), state: 'done' },
    ...flowOf(kind).steps.map(
      (step, index): TimelineStep => ({
        id: step.state,
        title: words(step.name),
        state: progress[index] ?? 'upcoming',
        ...(progress[index] === 'current' && { comment: t('sentNext', { days: step.days ?? 0 }) }),
      }),
    ),
    { id: 'use', title: t(`use.${kind}`), state: progress.every((each) => each === 'done') ? 'current' : 'upcoming' },
  ]
}

function SentFacts({ kind, detail }: { kind: PackType; detail: PackDetail }) {
  const { name } = useTerms()
  const { application } = detail
  const { applyNo, submittedAt, packName } = application
  const party = 'funderName' in application ? application.funderName : application.supplierName
  return (
    <SummaryList
      rows={[
        {
          label: name('packNo'),
          value: (
            <>
              <NumberLink term="packNo" of={{ pkPack: application.pkApply }} no={applyNo} />{' '}
              <CopyButton text={applyNo} what={name('packNo')} />
            </>
          ),
        },
        { label: name('packName'), value: packName },
        { label: name(partyTerm(kind)), value: party },
        ...(isWithOwner(detail) ? [] : [{ label: name('submittedAt'), value: <MomentText at={submittedAt} /> }]),
      ]}
    />
  )
}
