import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RacLink } from 'react-aria-components'
import { smallIconProps } from '../lib/icon.ts'
import { overviewMessages } from '../lib/messages/overview.ts'
import { useMessages } from '../lib/messages.ts'
import { type OrNone, readFen } from '../lib/readValue.ts'
import { Money } from '../Money/Money.tsx'
import * as css from './TaskCard.css.ts'

export interface TaskCardProps {
  /** What waits: 待复核开立. */
  label: string
  /** How many; 0 is shown too, quieter. */
  count: number
  /** 笔 if left out; 家, 条, … */
  unit?: string
  /** The queue, filtered to exactly these. */
  href: string
  /** Sum, decimal string in yuan; `undefined` where there is none to show. Data that lack it show —. */
  amount?: OrNone<string>
  /** 最早提交于 2 天前. */
  oldest?: ReactNode
  /** It cannot wait any longer: a sign stands before `oldest`, which has to say why. */
  isUrgent?: boolean
  /** A lucide icon with `iconProps`. */
  icon?: ReactNode
}

/** Something that needs me now. One link, named by its words and count; the whole card is its target. */
export function TaskCard({ label, count, unit, href, amount, oldest, isUrgent = false, icon }: TaskCardProps) {
  const t = useMessages(overviewMessages)
  const sum = readFen('TaskCard', amount)
  return (
    <div className={css.card} data-idle={count === 0 || undefined}>
      <RacLink href={href} className={css.link}>
        <span className={css.label}>
          {icon}
          {label}
        </span>{' '}
        <span className={css.count}>
          {count} <span className={css.unit}>{unit ?? t.items(count)}</span>
        </span>
      </RacLink>
      {amount !== undefined && (
        <p className={css.detail}>
          {t.amount} <Money value={sum} /> {sum !== undefined && <span aria-hidden="true">{t.yuan}</span>}
        </p>
      )}
      {oldest !== undefined && (
        <p className={css.detail} data-urgent={isUrgent || undefined}>
          {isUrgent && <TriangleAlert {...smallIconProps} className={css.sign} />}
          {oldest}
        </p>
      )}
    </div>
  )
}

/** The cards of a home, as a list, so that one hears how many there are. */
export function TaskCardList({ tasks }: { tasks: readonly TaskCardProps[] }) {
  return (
    <ul role="list" className={css.list}>
      {tasks.map((task) => (
        <li key={task.label} className={css.item}>
          <TaskCard {...task} />
        </li>
      ))}
    </ul>
  )
}
