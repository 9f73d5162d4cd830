import { issuerTicketStates, type TicketState, ticketStates } from '@jinpiao/contract/status'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as layout from '#portal/parts/layout.css.ts'
import { useLoadFailure } from '#portal/parts/useLoadFailure.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { MaturityWeeks, useMaturityTitle } from './MaturityChart.tsx'
import { MonthsChart } from './MonthsChart.tsx'
import { useFigures } from './useFigures.ts'

/** For those who only look: what falls due, what there was by month, what there is by state, in the place of one chart. */
export function Statistics() {
  const { t } = useTranslation('home')
  const maturity = useMaturityTitle()
  const isCore = useSecurity().user3?.userType === 'CORE'
  const months = t(isCore ? 'monthsCore' : 'monthsChain')
  return (
    <section className={flushSurface} aria-labelledby="statistics">
      <h2 id="statistics" className={visuallyHidden}>
        {t('statistics')}
      </h2>
      <Tabs
        aria-label={t('statistics')}
        items={[
          { id: 'maturity', label: maturity, content: <Chart title={maturity} chart={<MaturityWeeks />} /> },
          { id: 'months', label: months, content: <Chart title={months} chart={<MonthsChart />} /> },
          { id: 'states', label: t('states'), content: <States /> },
        ]}
      />
    </section>
  )
}

/** The tab has said what it is about: the eye needs no heading, the ear jumps to it. */
function Chart({ title, chart }: { title: string; chart: ReactNode }) {
  return (
    <div className={layout.flushPart}>
      <h3 className={visuallyHidden}>{title}</h3>
      {chart}
    </div>
  )
}

/** In the order of a ticket's life, which is the order of the table of words. */
const life = Object.keys(ticketStates)
const byLife = (a: { state: string }, b: { state: string }) => life.indexOf(a.state) - life.indexOf(b.state)

function States() {
  const { t } = useTranslation('home')
  const terms = useTerms()
  const failureOf = useLoadFailure()
  const { data, error, isPending, refetch } = useFigures()
  const isCore = useSecurity().user3?.userType === 'CORE'
  const words = isCore ? issuerTicketStates : ticketStates
  const nameOf = ({ state }: { state: string }) => terms.words(words[state as TicketState].label)
  return (
    <>
      <h3 className={visuallyHidden}>{t('states')}</h3>
      <DataTable
        caption={t('statesCaption')}
        density="compact"
        columns={[
          {
            id: 'name',
            header: terms.name('state'),
            rowHeader: true,
            cell: (row) => <StatusTag tone={words[row.state as TicketState].tone}>{nameOf(row)}</StatusTag>,
          },
          { id: 'count', header: t('countColumn'), align: 'end', cell: ({ count }) => count },
          {
            id: 'amount',
            header: terms.heading('amount'),
            card: 'amount',
            align: 'end',
            cell: ({ amount }, hasHeader) => <Money value={amount} unit={!hasHeader} />,
          },
        ]}
        rows={data?.byState.toSorted(byLife) ?? []}
        rowKey={({ state }) => state}
        rowName={nameOf}
        isLoading={isPending}
        error={failureOf({ error, refetch })}
        empty={{ text: t('monthsEmpty') }}
      />
    </>
  )
}
