import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { MOST_TO_INVITE, type Todo } from '@jinpiao/contract/todos'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import type { TaskCardProps } from '@jinpiao/ui-kit/TaskCard'
import { type Day, daysBetween, todayInShanghai } from '@jinpiao/values/days'
import {
  BadgeCheck,
  Banknote,
  Bell,
  CalendarClock,
  CalendarX2,
  CircleAlert,
  CircleDollarSign,
  FileCheck,
  FilePen,
  FileSignature,
  IdCard,
  Inbox,
  KeyRound,
  Landmark,
  type LucideIcon,
  ReceiptText,
  Send,
  Stamp,
  Undo2,
  UserPlus,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { businessNow } from '#portal/http/serverClock.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { todoHref, verbOf, type Work, workOf } from './todoLinks.ts'
import { hasWaitedLong, isClose, waitedSince } from './waited.ts'

const icons: Record<Exclude<Todo['kind'], 'APPLICATION'> | 'DRAFT' | 'RETURNED', LucideIcon> = {
  DRAFT: FilePen,
  RETURNED: Undo2,
  ISSUED_UNANSWERED: Send,
  TO_ACCEPT: Inbox,
  TO_REDEEM: Banknote,
  PAYMENTS_FAILED: CircleAlert,
  WAGES_FAILED: CircleAlert,
  UNPAID_TICKETS: CalendarX2,
  TO_CONFIRM: BadgeCheck,
  DIRECTOR_CONFIRMS: BadgeCheck,
  PAYMENTS_TO_MAKE: CircleDollarSign,
  LOANS_DUE: CalendarClock,
  BILLS_TO_PAY: ReceiptText,
  QUALIFICATIONS_END: IdCard,
  SUPPLIERS_TO_INVITE: UserPlus,
  KEYS_END: KeyRound,
  KEY_TO_ACTIVATE: KeyRound,
  CONTRACTS_TO_SIGN: FileSignature,
  ACCOUNTS_TO_PROVE: Landmark,
  MATURING_SOON: CalendarClock,
  UNREAD_MESSAGES: Bell,
}

/** Kinds that have a card of their own for what is overdue. */
const overdueKinds = [
  'TO_REDEEM',
  'UNPAID_TICKETS',
  'PAYMENTS_TO_MAKE',
  'LOANS_DUE',
  'BILLS_TO_PAY',
  'QUALIFICATIONS_END',
  'TO_CONFIRM',
  'DIRECTOR_CONFIRMS',
] as const
type OverdueKind = (typeof overdueKinds)[number]
const isOverdueKind = (kind: Todo['kind']): kind is OverdueKind => overdueKinds.some((each) => each === kind)

/** The first day lies ahead, is today, or is past while something may still be done in time, as in the days of grace. */
const firstDueKey = (n: number) => (n > 0 ? 'firstPast' : n === 0 ? 'firstToday' : 'firstDue')

/** The first decision of a flow reads, the ones after it release. */
const iconOf = (type: BusinessType | undefined, work: Work): LucideIcon => {
  if (typeof work === 'string') return icons[work]
  return type !== undefined && flowOf(type).steps.find(isDecision) === work ? FileCheck : Stamp
}

/** One kind of work as a card, by the person's rights and the home that its sections stand on; none leads nowhere. */
export function useTaskCard(home: string): (todo: Todo) => TaskCardProps | undefined {
  const { t } = useTranslation('home')
  const terms = useTerms()
  const mayOpen = useMayOpen()
  const { user3 } = useSecurity()
  const now = businessNow()
  const place = { home, isCore: user3?.userType === 'CORE', today: todayInShanghai(now) }
  return cardOf

  function cardOf(todo: Todo): TaskCardProps | undefined {
    const { kind, businessType, count, amount } = todo
    const href = todoHref(todo, { ...place, mayOpen })
    const work = workOf(todo)
    if (href === undefined || !mayOpen(href)) return undefined
    const Icon = kind === 'APPLICATION' ? work && iconOf(businessType, work) : icons[kind]
    const label = labelOf(todo, work)
    if (Icon === undefined || label === undefined) return undefined
    return {
      label,
      count,
      href,
      icon: <Icon {...iconProps} />,
      ...unitOf(todo),
      ...(amount !== null && { amount }),
      ...timeOf(todo),
    }
  }

  /** 笔 is what most are counted in. */
  function unitOf({ kind, count }: Todo): Pick<TaskCardProps, 'unit'> {
    if (kind === 'UNREAD_MESSAGES') return { unit: t('messageUnit', { count }) }
    if (kind === 'SUPPLIERS_TO_INVITE')
      return { unit: t(count < MOST_TO_INVITE ? 'supplierUnit' : 'supplierUnitMost', { count }) }
    // An issuer reads these in its book, whose lines are whole tickets: each says into how many parts it was split.
    if (kind === 'MATURING_SOON' && place.isCore) return { unit: t('partUnit', { count }) }
    return kind === 'KEYS_END' || kind === 'KEY_TO_ACTIVATE' ? { unit: t('keyUnit', { count }) } : {}
  }

  /** Since when the oldest waits, or when the first falls due, and whether that leaves no more time. */
  function timeOf(todo: Todo): Pick<TaskCardProps, 'oldest' | 'isUrgent'> {
    const { firstDay, oldestAt } = todo
    if (firstDay !== undefined) {
      const words = todo.due === 'OVERDUE' ? overdueWords(todo, firstDay) : dueWords(todo, firstDay)
      return { oldest: <ProseText>{words + partOf(todo)}</ProseText>, isUrgent: isClose(firstDay, place.today) }
    }
    const verb = verbOf(todo)
    if (verb === undefined || oldestAt === null) return {}
    const waited = waitedSince(oldestAt, now)
    // A draft waits for nobody but its author.
    const isUrgent = verb !== 'saved' && hasWaitedLong(waited)
    return { oldest: t(`oldest.${verb}.${waited.key}`, { n: waited.n }), isUrgent }
  }

  /** What falls due on a day off is to be done by the first working day after it, which is named: until then nothing is late. */
  function dueWords({ lastDay: named }: Todo, day: Day): string {
    const lastDay = named ?? day
    const n = daysBetween(lastDay, place.today)
    const isMoved = lastDay !== day && n <= 0
    return isMoved ? t('firstMoved', { day, lastDay }) : t(firstDueKey(n), { day, n })
  }

  /** Days are counted from the last day on which it could be done, which is named where it is another one. */
  function overdueWords({ lastDay, overdueDays: n = 0 }: Todo, day: Day): string {
    const isMoved = lastDay !== undefined && lastDay !== day
    return isMoved ? t('firstOverMoved', { day, lastDay, n }) : t('firstOver', { day, n })
  }

  /** What of it cannot be done yet, and what of it other cards count as well. */
  function partOf({ alsoIn = [], noAccountCount }: Todo): string {
    const parts = alsoIn.flatMap((other) => {
      const card = labelOf(other, workOf(other))
      return card === undefined ? [] : [t('alsoIn', { n: other.count, card })]
    })
    return [...(noAccountCount === undefined ? [] : [t('noAccount', { count: noAccountCount })]), ...parts].join('')
  }

  function labelOf(
    todo: Pick<Todo, 'kind' | 'due' | 'businessType' | 'state'>,
    work: Work | undefined,
  ): string | undefined {
    if (todo.kind !== 'APPLICATION') return todo.due === 'OVERDUE' ? overdueLabel(todo.kind) : t(`todo.${todo.kind}`)
    const business = businessOf(todo)
    if (typeof work === 'object') return t('todo.decide', { step: terms.words(work.todo), business })
    return work && t(`todo.${work}`, { business })
  }

  /** Kinds that are never overdue have no other words for it. */
  function overdueLabel(kind: Exclude<Todo['kind'], 'APPLICATION'>): string {
    return isOverdueKind(kind) ? t(`overdueTodo.${kind}`) : t(`todo.${kind}`)
  }

  function businessOf({ businessType }: Pick<Todo, 'businessType'>): string {
    return businessType === undefined ? '' : terms.words(flowOf(businessType).short)
  }
}
