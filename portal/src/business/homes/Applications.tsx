import { calledIn } from '@jinpiao/contract/flow'
import { getTodos, listRecentApplications, type RecentApplication } from '@jinpiao/contract/todos'
import { Money } from '@jinpiao/ui-kit/Money'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplicationStateTag } from '#portal/archetypes/applicationColumns.tsx'
import { waitingWords } from '#portal/archetypes/waiting.ts'
import { queryOf } from '#portal/http/queries.ts'
import { applicationHref } from '#portal/parts/applicationHref.ts'
import { useCountText } from '#portal/parts/useCountText.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { LONG_RAIL_ROWS, RAIL_ROWS, RailList } from './RailList.tsx'
import { desksOf } from './todoLinks.ts'

interface ApplicationsProps {
  title: string
  empty: string
  box: 'ALL' | 'TODO'
  rows: number
  stateOf: (row: RecentApplication) => ReactNode
  /** The whole list, where this person has one. */
  allHref?: string
}

/** Nothing of a type without amounts; of a draft without one it is missing. */
function amountOf({ businessType, amount }: RecentApplication): ReactNode {
  if (amount !== null) return <Money value={amount} unit />
  return calledIn(businessType, 'amount') && '—'
}

/** The first of a list of applications, each with its way to the page where it is worked on. */
function Applications({ title, empty, box, rows, stateOf, allHref }: ApplicationsProps) {
  const { t } = useTranslation('home')
  const mayOpen = useMayOpen()
  const countText = useCountText()
  const query = useQuery(queryOf('applications', listRecentApplications, { query: { box } }))
  return (
    <RailList
      title={title}
      query={query}
      empty={empty}
      entriesOf={({ list }) =>
        list.slice(0, rows).map((row) => ({
          id: row.pkApply,
          name: row.applyNo,
          href: applicationHref(row, mayOpen),
          state: stateOf(row),
          party: row.counterpartyName ?? '—',
          amount: amountOf(row),
        }))
      }
      allOf={({ pagecond }) =>
        allHref !== undefined && pagecond.count > rows && mayOpen(allHref)
          ? { href: allHref, words: t('seeAll', { n: countText(pagecond) }) }
          : undefined
      }
    />
  )
}

/** 最近申请: what changed last, of everybody in the enterprise. */
export function RecentApplications({ rows = RAIL_ROWS }: { rows?: number }) {
  const { t } = useTranslation('home')
  const terms = useTerms()
  return (
    <Applications
      title={t('recent')}
      empty={t('recentEmpty')}
      box="ALL"
      rows={rows}
      stateOf={(application) => <ApplicationStateTag application={application} terms={terms} />}
    />
  )
}

/**
 * 待我复核, 待我终审: the first that wait, longest first. All of them stand on the desk of their type: where several types
 * wait there is no list of all, and the cards of the tasks lead to each.
 */
export function WaitingForMe({ desk }: { desk: 'director' | 'final' }) {
  const { t } = useTranslation('home')
  const { t: words } = useTranslation('approval')
  const mayOpen = useMayOpen()
  const { data: todos = [] } = useQuery(queryOf('todos', getTodos, {}))
  const [allHref, another] = desksOf(todos, mayOpen)
  return (
    <Applications
      title={t(desk === 'director' ? 'waiting' : 'waitingFinal')}
      empty={t('waitingEmpty')}
      box="TODO"
      rows={LONG_RAIL_ROWS}
      stateOf={({ waitingHours }) => {
        if (waitingHours === null) return null
        const { key, count } = waitingWords(waitingHours)
        const time = words(key, { count })
        return key === 'waitingLess' ? time : t('waited', { time })
      }}
      {...(allHref !== undefined && another === undefined && { allHref })}
    />
  )
}
