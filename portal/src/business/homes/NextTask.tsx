import type { BusinessType } from '@jinpiao/contract/flow'
import { getTodos, type Todo } from '@jinpiao/contract/todos'
import { Link } from '@jinpiao/ui-kit/Link'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useObstructed } from '#portal/archetypes/apply/useObstacles.ts'
import { queryOf } from '#portal/http/queries.ts'
import { homeOf } from '#portal/routes/decide.ts'
import { useVisitor } from '#portal/session/useSession.ts'
import { useTaskCard } from './useTaskCard.tsx'

/** After an act: the first of what still waits for this person, else home. */
export function NextTask() {
  const { t } = useTranslation('home')
  const home = homeOf(useVisitor())
  const cardOf = useTaskCard(home)
  // Asked anew: the act has just changed what waits.
  const { data, error, isFetchedAfterMount } = useQuery({ ...queryOf('todos', getTodos, {}), staleTime: 0 })
  const todos = isFetchedAfterMount ? (data ?? []).filter(isMine) : []
  const obstructed = useObstructed([...new Set(todos.flatMap(formOf))])
  if (error === null && (!isFetchedAfterMount || obstructed === undefined)) return null
  const possible = todos.filter((todo) => !formOf(todo).some((type) => obstructed?.has(type)))
  const [next] = possible.flatMap((todo) => cardOf(todo) ?? [])
  return (
    <Link href={next?.href ?? home} kind="action">
      {next === undefined ? t('toHome') : t('nextTask', { task: next.label, n: next.count })}
    </Link>
  )
}

/** The form that a draft, or what came back, is gone on with: what stands in its way makes it no next task. */
const formOf = ({ businessType, state }: Todo): BusinessType[] =>
  businessType !== undefined && (state === 'DRAFT' || state === 'RETURNED') ? [businessType] : []

/** What this person can do now; not what others have to do, nor what is only to be known. */
const isMine = ({ kind, count }: Todo) => mine.has(kind) && count > 0
const mine: ReadonlySet<Todo['kind']> = new Set([
  'APPLICATION',
  'TO_ACCEPT',
  'PAYMENTS_FAILED',
  'WAGES_FAILED',
  'TO_REDEEM',
  'TO_CONFIRM',
  'CONTRACTS_TO_SIGN',
  'ACCOUNTS_TO_PROVE',
  'PAYMENTS_TO_MAKE',
  'BILLS_TO_PAY',
  'LOANS_DUE',
])
