import type { DataOf } from '@jinpiao/contract/endpoint'
import { getTodos, type TodoKind } from '@jinpiao/contract/todos'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { TaskCardList, type TaskCardProps } from '@jinpiao/ui-kit/TaskCard'
import { todayInShanghai } from '@jinpiao/values/days'
import { useQuery } from '@tanstack/react-query'
import { Ban, Bell, CalendarClock, FileCheck, FilePen, Inbox, type LucideIcon, Send, Stamp, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { queryOf } from '#portal/http/queries.ts'
import { serverNow } from '#portal/http/serverClock.ts'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { todoHref, verbOf } from './todoLinks.ts'
import { waitedSince } from './waited.ts'

type Todo = DataOf<typeof getTodos>[number]

const icons: Record<TodoKind, LucideIcon> = {
  ISSUE_DRAFT: FilePen,
  ISSUE_RETURNED: Undo2,
  ISSUE_PENDING_DIRECTOR: FileCheck,
  ISSUE_CANCEL_PENDING_DIRECTOR: Ban,
  ISSUE_PENDING_FINAL: Stamp,
  ISSUE_PENDING_ACCEPT: Send,
  ACCEPT_PENDING: Inbox,
  MATURING_SOON: CalendarClock,
  UNREAD_MESSAGES: Bell,
}

/** What needs me now: one card per kind of work, with count, sum and how long the oldest has waited. */
export function HomeTasks() {
  const { t } = useTranslation('home')
  const query = useQuery(queryOf('todos', getTodos, {}))
  const mayOpen = useMayOpen()
  const { pathname } = useLocation()
  const { user3 } = useSecurity()
  const now = serverNow()
  const place = { home: pathname, isCore: user3?.userType === 'CORE', today: todayInShanghai(now) }

  return (
    <section className={page.section} aria-labelledby="tasks">
      <h2 id="tasks" className={page.heading}>
        {t('tasks')}
      </h2>
      <QueryState query={query}>
        {(todos) => {
          const cards = todos.map(cardOf).filter(({ href }) => mayOpen(href))
          return cards.length === 0 ? <p>{t('noTasks')}</p> : <TaskCardList tasks={cards} />
        }}
      </QueryState>
    </section>
  )

  function cardOf({ kind, count, amount, oldestAt }: Todo): TaskCardProps {
    const Icon = icons[kind]
    const verb = verbOf(kind)
    const oldest = verb === undefined || oldestAt === null ? undefined : waitedSince(oldestAt, now)
    return {
      label: t(`todo.${kind}`),
      count,
      href: todoHref(kind, place),
      icon: <Icon {...iconProps} />,
      ...(kind === 'UNREAD_MESSAGES' && { unit: t('messageUnit', { count }) }),
      ...(amount !== null && { amount }),
      ...(verb !== undefined && oldest !== undefined && { oldest: t(`oldest.${verb}.${oldest.key}`, { n: oldest.n }) }),
    }
  }
}
