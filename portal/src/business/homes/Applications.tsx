import type { Box } from '@jinpiao/contract/applications'
import { type IssueApplication, issue } from '@jinpiao/contract/issue'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { Link } from '@jinpiao/ui-kit/Link'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { businessColumn, waitingColumn } from '#portal/archetypes/applicationColumns.tsx'
import { columnsOf } from '#portal/lists/columns.tsx'
import { listQuery } from '#portal/lists/listQuery.ts'
import { flushPart } from '#portal/parts/layout.css.ts'
import { densityAtom } from '#portal/parts/preferences.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { applicationHref } from './applicationHref.ts'

const ROWS = 5

interface ApplicationsProps {
  title: string
  caption: string
  empty: { text: string; action?: ReactNode }
  box: Box
  /** `waiting`: how long each has waited; `state`: what became of it. */
  last: 'waiting' | 'state'
  /** The whole list, where this person has one. */
  allHref?: string
}

/** The first rows of a list of applications, each with its way to the page where it is worked on. */
function Applications({ title, caption, empty, box, last, allHref }: ApplicationsProps) {
  const { t } = useTranslation('home')
  const { t: words } = useTranslation('approval')
  const terms = useTerms()
  const density = useAtomValue(densityAtom)
  const errorText = useErrorText()
  const mayOpen = useMayOpen()
  const headingId = useId()
  const { data, error, isPending, refetch } = useQuery(listQuery('applications', issue.list, { box, pageSize: ROWS }))
  const count = data?.pagecond.count ?? 0
  const columns = columnsOf<IssueApplication>(
    [
      'applyNo',
      businessColumn(terms),
      'supplierName',
      'amount',
      { key: 'promisedDate', secondary: last === 'state' },
      'submittedAt',
      last === 'waiting' ? waitingColumn(words) : 'state',
    ],
    { terms, words: issue.list.list.words, hrefOf: (row) => applicationHref(row, mayOpen) },
  )
  return (
    <section className={flushSurface} aria-labelledby={headingId}>
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
        <p className={flushPart}>
          <Link href={allHref} kind="standalone">
            {t('seeAll', { n: count })}
          </Link>
        </p>
      )}
    </section>
  )
}

/** 最近申请: what changed last, of everybody in the enterprise. */
export function RecentApplications() {
  const { t } = useTranslation('home')
  return (
    <Applications
      title={t('recent')}
      caption={t('recentCaption')}
      empty={{ text: t('recentEmpty') }}
      box="ALL"
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
      box="TODO"
      last="waiting"
      allHref={`/credit/core/issue/${desk}-approve`}
    />
  )
}
