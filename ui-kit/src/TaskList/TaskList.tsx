import { useId } from 'react'
import { Link } from '../Link/Link.tsx'
import type { HeadingLevel } from '../lib/headingLevel.ts'
import { taskListMessages } from '../lib/messages/taskList.ts'
import { useMessages } from '../lib/messages.ts'
import { StatusTag, type StatusTone } from '../StatusTag/StatusTag.tsx'
import * as css from './TaskList.css.ts'

export interface Task {
  /** Unique in the list. */
  id: string
  /** What is to be done, as a short phrase. */
  title: string
  /** Counted above the list, and said after the title. */
  isDone: boolean
  /** Where it is done. Left out for what somebody else does, and for what is done and cannot be changed. */
  href?: string | undefined
  /** Who does it, or what it needs. */
  hint?: string | undefined
  /** In place of 已完成 and 未完成, where there is more to say: 审核中. */
  status?: { label: string; tone: StatusTone } | undefined
}

export interface TaskListProps {
  /** Names the region. */
  title: string
  /** 2 under the page's h1, 3 or 4 inside a section. */
  headingLevel?: HeadingLevel
  /** In the order in which they are done best. */
  tasks: readonly Task[]
}

/** Several things to be done, in parts and over days: what is done, what comes next, and where (GOV.UK task list). */
export function TaskList({ title, headingLevel = 2, tasks }: TaskListProps) {
  const t = useMessages(taskListMessages)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} className={css.root}>
      <div className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        <p className={css.summary}>{t.summary(tasks.filter(({ isDone }) => isDone).length, tasks.length)}</p>
      </div>
      <ol role="list" className={css.list}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} baseId={`${id}-${task.id}`} />
        ))}
      </ol>
    </section>
  )
}

function TaskRow({ task: { title, isDone, href, hint, status }, baseId }: { task: Task; baseId: string }) {
  const t = useMessages(taskListMessages)
  const { label, tone } = status ?? { label: isDone ? t.done : t.open, tone: isDone ? 'success' : 'neutral' }
  const [statusId, hintId] = [`${baseId}-status`, `${baseId}-hint`]
  return (
    <li className={css.task}>
      {href === undefined ? (
        <span className={css.name}>{title}</span>
      ) : (
        // Going from link to link one hears the state too.
        <Link href={href} kind="standalone" aria-describedby={hint === undefined ? statusId : `${statusId} ${hintId}`}>
          {title}
        </Link>
      )}
      <span id={statusId}>
        <StatusTag tone={tone}>{label}</StatusTag>
      </span>
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </li>
  )
}
