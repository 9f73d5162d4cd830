import { flowOf } from '@jinpiao/contract/flow'
import { partyTerm } from '@jinpiao/contract/packRules'
import { packsOf } from '@jinpiao/contract/packs'
import { CopyButton } from '@jinpiao/ui-kit/CopyButton'
import { Link } from '@jinpiao/ui-kit/Link'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { ResultPage } from '#portal/archetypes/ResultPage.tsx'
import { packHref, packPages } from '#portal/business/packs/packPages.ts'
import { MomentText } from '#portal/parts/Moment.tsx'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { NoPack } from './NoPack.tsx'
import { listTitles, type PackDetail, type Packs, usePackOfAddress } from './pack.ts'

/** Where the papers are used next. */
const usedOn = { FINANCE_PACK: '/credit/chain/finance/apply', ISSUE_PACK: '/credit/core/issue/issue' } as const

/** A pack has been handed in: its number, what happens now, the ways on. */
export function PackSent() {
  const { pkApply, kind } = usePackOfAddress()
  // Asked anew: what is kept from before still calls it a draft.
  const query = useQuery({
    ...applicationQuery<Packs>(packsOf[kind], pkApply),
    enabled: pkApply !== '',
    staleTime: 0,
  })
  if (pkApply === '') return <NoPack title="packSent" />
  return (
    <QueryState query={{ ...query, data: query.isFetchedAfterMount ? query.data : undefined }}>
      {(detail) => <Sent detail={detail} />}
    </QueryState>
  )
}

function Sent({ detail: { application } }: { detail: PackDetail }) {
  const { t } = useTranslation(['packUploads', 'routes', 'apply'])
  const { name, words } = useTerms()
  const { kind } = usePackOfAddress()
  const mayOpen = useMayOpen()
  const { pkApply, applyNo, state, submittedAt, packName } = application
  const party = 'funderName' in application ? application.funderName : application.supplierName
  const isSent = submittedAt !== null && state !== 'DRAFT' && state !== 'RETURNED'
  const [step] = flowOf(kind).steps
  return (
    <ResultPage
      title={t(isSent ? 'routes:packSent' : 'notSent')}
      tone={isSent ? 'success' : 'warning'}
      next={
        isSent && step
          ? {
              title: t('apply:resultNext'),
              steps: [
                { id: 'submitted', title: t('apply:submittedStep'), state: 'done' },
                {
                  id: step.state,
                  title: words(step.name),
                  state: state === step.state ? 'current' : 'done',
                  ...(state === step.state && { comment: t('sentNext', { days: step.days ?? 0 }) }),
                },
                { id: 'use', title: t(`use.${kind}`), state: state === 'DONE' ? 'current' : 'upcoming' },
              ],
            }
          : undefined
      }
      actions={
        <>
          <Link href={packHref(pkApply)} kind="action">
            {t('toPack')}
          </Link>
          {isSent && mayOpen(usedOn[kind]) && (
            <Link href={usedOn[kind]} kind="standalone">
              {t(`toUse.${kind}`)}
            </Link>
          )}
          <Link href={packPages[kind].list} kind="standalone">
            {t(`routes:${listTitles[kind]}`)}
          </Link>
        </>
      }
    >
      <SummaryList
        rows={[
          {
            label: name('packNo'),
            value: (
              <>
                {applyNo} <CopyButton text={applyNo} what={name('packNo')} />
              </>
            ),
          },
          { label: name('packName'), value: packName },
          { label: name(partyTerm(kind)), value: party },
          ...(isSent ? [{ label: name('submittedAt'), value: <MomentText at={submittedAt} /> }] : []),
        ]}
      />
    </ResultPage>
  )
}
