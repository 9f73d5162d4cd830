import { flowOf } from '@jinpiao/contract/flow'
import { getTodos, type Todo } from '@jinpiao/contract/todos'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { TaskCardList, type TaskCardProps } from '@jinpiao/ui-kit/TaskCard'
import { todayInShanghai } from '@jinpiao/values/days'
import { useQuery } from '@tanstack/react-query'
import { Bell, CalendarClock, FileCheck, FilePen, Inbox, type LucideIcon, Send, Stamp, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import * as css from './home.css.ts'
import { queryOf } from '#portal/http/queries.ts'
import { serverNow } from '#portal/http/serverClock.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { isTodoState, type TodoState, todoHref, verbOf } from './todoLinks.ts'
import { waitedSince } from './waited.ts'

const icons: Record<Exclude<Todo['kind'], 'APPLICATION'> | TodoState, LucideIcon> = {
  DRAFT: FilePen,
  RETURNED: Undo2,
  PENDING_DIRECTOR: FileCheck,
  PENDING_FINAL: Stamp,
  ISSUED_UNANSWERED: Send,
  TO_ACCEPT: Inbox,
  MATURING_SOON: CalendarClock,
  UNREAD_MESSAGES: Bell,
}

/** What needs me now: one card per kind of work, with count, sum and how long the oldest has waited. */
export function HomeTasks() {
  const { t } = useTranslation('home')
  const terms = useTerms()
  const query = useQuery(queryOf('todos', getTodos, {}))
  const mayOpen = useMayOpen()
  const { pathname } = useLocation()
  const { user3 } = useSecurity()
  const now = serverNow()
  const place = { home: pathname, isCore: user3?.userType === 'CORE', today: todayInShanghai(now) }

  return (
    <section className={css.tasksRoom} aria-labelledby="tasks">
      <h2 id="tasks" className={visuallyHidden}>
        {t('tasks')}
      </h2>
      <QueryState query={query}>
        {(todos) => {
          const cards = todos.flatMap((todo) => cardOf(todo) ?? [])
          return cards.length === 0 ? <p className={surface}>{t('noTasks')}</p> : <TaskCardList tasks={cards} />
        }}
      </QueryState>
    </section>
  )

  function cardOf(todo: Todo): TaskCardProps | undefined {
    const { kind, state, count, amount, oldestAt } = todo
    const href = todoHref(todo, place)
    const named = kind !== 'APPLICATION' ? kind : isTodoState(state) ? state : undefined
    if (href === undefined || named === undefined || !mayOpen(href)) return undefined
    const Icon = icons[named]
    const verb = verbOf(todo)
    const oldest = verb === undefined || oldestAt === null ? undefined : waitedSince(oldestAt, now)
    return {
      label: t(`todo.${named}`, { business: businessOf(todo) }),
      count,
      href,
      icon: <Icon {...iconProps} />,
      ...(kind === 'UNREAD_MESSAGES' && { unit: t('messageUnit', { count }) }),
      ...(amount !== null && { amount }),
      ...(verb !== undefined && oldest !== undefined && { oldest: t(`oldest.${verb}.${oldest.key}`, { n: oldest.n }) }),
    }
  }

  function businessOf({ businessType }: Todo): string {
    return businessType === undefined ? '' : terms.words(flowOf(businessType).short)
  }
}
