import { businessWords } from '@jinpiao/contract/flow'
import { listRecentApplications } from '@jinpiao/contract/todos'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApplicationStateTag } from '#portal/archetypes/applicationColumns.tsx'
import { queryOf } from '#portal/http/queries.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { MomentText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useLoadFailure } from '#portal/parts/useLoadFailure.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

const ROWS = 5

/** 最近申请 as a table in the width of the page (product §4.3): what changed last, of everybody in the enterprise. */
export function RecentTable() {
  const { t } = useTranslation('home')
  const terms = useTerms()
  const failureOf = useLoadFailure()
  const { data, error, isPending, refetch } = useQuery(
    queryOf('applications', listRecentApplications, { query: { box: 'ALL' } }),
  )
  return (
    <section className={flushSurface} aria-labelledby="recent">
      <div className={layout.flushPart}>
        <h2 id="recent" className={page.heading}>
          {t('recent')}
        </h2>
      </div>
      <DataTable
        caption={t('recent')}
        showsCount={false}
        density="compact"
        columns={[
          {
            id: 'applyNo',
            header: terms.name('applyNo'),
            rowHeader: true,
            cell: (row) => <NumberLink term="applyNo" of={row} no={row.applyNo} />,
          },
          {
            id: 'businessType',
            header: terms.name('businessType'),
            card: 'plain',
            cell: ({ businessType }) => terms.words(businessWords[businessType].label),
          },
          {
            id: 'counterpartyName',
            header: terms.name('counterpartyName'),
            card: 'party',
            cell: ({ counterpartyName }) => counterpartyName || '—',
          },
          {
            id: 'amount',
            header: terms.heading('amount'),
            align: 'end',
            card: 'amount',
            cell: ({ amount }, hasHeader) => (amount === null ? '—' : <Money value={amount} unit={!hasHeader} />),
          },
          {
            id: 'updatedAt',
            header: terms.name('updatedAt'),
            whole: true,
            cell: ({ updatedAt }) => <MomentText at={updatedAt} />,
          },
          {
            id: 'state',
            header: terms.name('state'),
            card: 'plain',
            cell: (row) => <ApplicationStateTag application={row} terms={terms} />,
          },
        ]}
        rows={data?.list.slice(0, ROWS) ?? []}
        rowKey={({ pkApply }) => pkApply}
        rowName={({ applyNo }) => applyNo}
        isLoading={isPending}
        error={failureOf({ error, refetch })}
        empty={{ text: t('recentEmpty') }}
      />
    </section>
  )
}
