import { refusalOf } from '@jinpiao/contract/actions'
import type { Application, ApplicationEndpoints, ApplicationOf } from '@jinpiao/contract/applications'
import { calledIn } from '@jinpiao/contract/flow'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { ListColumn } from '#portal/lists/columns.tsx'
import { ListView } from '#portal/lists/ListView.tsx'
import { listQuery } from '#portal/lists/listQuery.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { businessColumn, waitingColumn } from './applicationColumns.tsx'
import { DeskActions } from './DeskActions.tsx'
import type { Desk } from './desk.ts'
import { deskOnly, detailHref, isQueueTab, type QueueTab, queueTabs } from './queueRules.ts'
import type { Decisions } from './useDecisions.ts'

interface QueueProps<A extends ApplicationEndpoints> {
  desk: Desk<A>
  decisions: Decisions
}

/** Archetype Q: what waits, what I have decided, everything; filters and page stand in the address. */
export function ApprovalQueue<A extends ApplicationEndpoints>({ desk, decisions }: QueueProps<A>) {
  const { t } = useTranslation('approval')
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('tab')
  const tab: QueueTab = isQueueTab(asked) ? asked : 'todo'
  const waiting = useQuery(listQuery('applications', desk.of.list, { box: 'TODO', pageSize: 1 }))
  const count = waiting.data?.pagecond.count

  return (
    <div className={flushSurface}>
      <Tabs
        aria-label={t('queueTabs')}
        keyboardActivation="manual"
        selectedKey={tab}
        onSelectionChange={(next) => {
          if (next !== tab) setParameters({ ...deskOnly(parameters), ...(next !== 'todo' && { tab: next }) })
        }}
        items={(Object.keys(queueTabs) as QueueTab[]).map((id) => ({
          id,
          label: t(`tab.${id}`),
          count: id === 'todo' ? count : undefined,
          // Only the one that is shown asks the server.
          content: id === tab && <QueuePanel tab={id} desk={desk} decisions={decisions} />,
        }))}
      />
    </div>
  )
}

function QueuePanel<A extends ApplicationEndpoints>({ desk, decisions, tab }: QueueProps<A> & { tab: QueueTab }) {
  const { t } = useTranslation('approval')
  const { pathname, search } = useLocation()
  const [selected, setSelected] = useState<ApplicationOf<A>[]>([])
  // What has been decided on is no longer selected.
  const { answered } = decisions
  const [seen, setSeen] = useState(answered)
  if (answered !== seen) {
    setSeen(answered)
    setSelected([])
  }
  const refusal = ({ actions }: Application) => refusalOf(actions, 'APPROVE')

  return (
    <>
      <h2 className={visuallyHidden}>{t(`tab.${tab}`)}</h2>
      <ListView<A['list']>
        list={desk.of.list}
        noun="applications"
        query={{ box: queueTabs[tab] }}
        columns={useColumns(desk, tab)}
        filterLabel={t('filters')}
        sum="amount"
        caption={t(`caption.${tab}`)}
        rowKey={({ pkApply }) => pkApply}
        rowName={({ applyNo }) => t('rowName', { applyNo })}
        hrefOf={({ pkApply }) => detailHref(pathname, search, pkApply)}
        empty={{ text: t(`desk.${desk.words}.empty`) }}
        onFilter={() => setSelected([])}
        hasTools
        selection={
          tab !== 'todo'
            ? undefined
            : {
                selected,
                onChange: setSelected,
                unselectableReason: refusal,
                ...(calledIn(desk.of.type, 'amount') && { amount: ({ amount }) => amount ?? '0.00' }),
                actions: <DeskActions words={desk.words} rows={selected} decisions={decisions} />,
              }
        }
      />
    </>
  )
}

/** Columns of every queue with those of the desk between them (product §4.5). */
function useColumns<A extends ApplicationEndpoints>(desk: Desk<A>, tab: QueueTab): ListColumn<ApplicationOf<A>>[] {
  const { t } = useTranslation('approval')
  const terms = useTerms()
  const before: ListColumn<Application>[] = ['applyNo', ...(desk.of.types.length > 1 ? [businessColumn(terms)] : [])]
  const after: ListColumn<Application>[] = [
    { key: 'createdByName', secondary: true },
    { key: 'submittedAt', secondary: true },
    tab === 'todo' ? waitingColumn(t) : 'state',
  ]
  // A row of the desk has all that an application has.
  const all = (columns: ListColumn<Application>[]) => columns as ListColumn<ApplicationOf<A>>[]
  return [...all(before), ...desk.columns, ...all(after)]
}
