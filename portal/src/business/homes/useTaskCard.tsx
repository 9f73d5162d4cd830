import { flowOf } from '@jinpiao/contract/flow'
import type { Todo } from '@jinpiao/contract/todos'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import type { TaskCardProps } from '@jinpiao/ui-kit/TaskCard'
import { todayInShanghai } from '@jinpiao/values/days'
import { Bell, CalendarClock, FileCheck, FilePen, Inbox, type LucideIcon, Send, Stamp, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '#portal/http/serverClock.ts'
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

/** One kind of work as a card, by the person's rights and the home that its sections stand on; none leads nowhere. */
export function useTaskCard(home: string): (todo: Todo) => TaskCardProps | undefined {
  const { t } = useTranslation('home')
  const terms = useTerms()
  const mayOpen = useMayOpen()
  const { user3 } = useSecurity()
  const now = serverNow()
  const place = { home, isCore: user3?.userType === 'CORE', today: todayInShanghai(now) }
  return cardOf

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
