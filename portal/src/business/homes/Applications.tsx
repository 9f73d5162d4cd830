import type { QueryOf } from '@jinpiao/contract/endpoint'
import { flows } from '@jinpiao/contract/flow'
import { type IssueApplication, listIssueApplications } from '@jinpiao/contract/issue'
import { type Column, DataTable } from '@jinpiao/ui-kit/DataTable'
import { Link } from '@jinpiao/ui-kit/Link'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { amountColumn, promisedColumn, stateColumn, waitingColumn } from '#portal/archetypes/queueColumns.tsx'
import { queryOf } from '#portal/http/queries.ts'
import { MomentText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { densityAtom } from '#portal/parts/preferences.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useLanguageIndex } from '#portal/business/tickets/useLanguageIndex.ts'
import { applicationHref } from './applicationHref.ts'

const ROWS = 5

interface ApplicationsProps {
  title: string
  caption: string
  empty: { text: string; action?: ReactNode }
  query: NonNullable<QueryOf<typeof listIssueApplications>>
  /** `waiting`: how long each has waited; `state`: what became of it. */
  last: 'waiting' | 'state'
  /** The whole list, where this person has one. */
  allHref?: string
}

/** The first rows of a list of applications, each with its way to the page where it is worked on. */
function Applications({ title, caption, empty, query: wanted, last, allHref }: ApplicationsProps) {
  const { t } = useTranslation('home')
  const { t: words } = useTranslation('approval')
  const language = useLanguageIndex()
  const density = useAtomValue(densityAtom)
  const errorText = useErrorText()
  const mayOpen = useMayOpen()
  const headingId = useId()
  const query = queryOf('applications', listIssueApplications, { query: { ...wanted, pageSize: ROWS } })
  const { data, error, isPending, refetch } = useQuery(query)
  const count = data?.pagecond.count ?? 0

  const columns: Column<IssueApplication>[] = [
    { id: 'applyNo', header: words('applyNo'), rowHeader: true, cell: numberOf },
    { id: 'type', header: t('type'), cell: ({ businessType }) => flows[businessType].name[language] },
    { id: 'supplierName', header: words('supplier'), cell: ({ supplierName }) => supplierName || '—' },
    { ...amountColumn(words), sortable: false },
    { ...promisedColumn(words), sortable: false, secondary: last === 'state' },
    {
      id: 'submittedAt',
      header: words('submittedAt'),
      cell: ({ submittedAt }) => <MomentText at={submittedAt} />,
    },
    last === 'waiting' ? waitingColumn(words) : { ...stateColumn(words, language), sortable: false },
  ]
  return (
    <section className={page.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={visuallyHidden}>
        {title}
      </h2>
      <DataTable
        caption={caption}
        columns={columns}
        rows={data?.list ?? []}
        total={last === 'waiting' ? data?.pagecond.count : undefined}
        rowKey={({ pkApply }) => pkApply}
        rowName={({ applyNo }) => t('applicationName', { applyNo })}
        density={density}
        isLoading={isPending}
        error={error === null ? undefined : { message: errorText(error), onRetry: () => void refetch() }}
        empty={empty}
      />
      {allHref !== undefined && count > ROWS && mayOpen(allHref) && (
        <p>
          <Link href={allHref} kind="standalone">
            {t('seeAll', { n: count })}
          </Link>
        </p>
      )}
    </section>
  )

  function numberOf(row: IssueApplication) {
    const href = applicationHref(row, mayOpen)
    if (href === undefined) return row.applyNo
    return (
      <Link href={href} kind="standalone">
        {row.applyNo}
      </Link>
    )
  }
}

/** 最近申请: what changed last, of everybody in the enterprise. */
export function RecentApplications() {
  const { t } = useTranslation('home')
  return (
    <Applications
      title={t('recent')}
      caption={t('recentCaption')}
      empty={{ text: t('recentEmpty') }}
      query={{ box: 'ALL' }}
      last="state"
    />
  )
}

/** 待我复核, 待我终审: the first of the queue, longest waiting first. */
export function WaitingForMe({ desk }: { desk: 'director' | 'final' }) {
  const { t } = useTranslation('home')
  return (
    <Applications
      title={t(desk === 'director' ? 'waiting' : 'waitingFinal')}
      caption={t(desk === 'director' ? 'waitingCaption' : 'waitingFinalCaption')}
      empty={{ text: t('waitingEmpty') }}
      query={{ box: 'TODO' }}
      last="waiting"
      allHref={`/credit/core/issue/${desk}-approve`}
    />
  )
}
