import { getTodos } from '@jinpiao/contract/todos'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { TaskCardList } from '@jinpiao/ui-kit/TaskCard'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { queryOf } from '#portal/http/queries.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTaskCard } from './useTaskCard.tsx'

/** What needs me now: one card per kind of work, with count, sum and how long the oldest has waited. */
export function HomeTasks() {
  const { t } = useTranslation('home')
  const query = useQuery(queryOf('todos', getTodos, {}))
  const cardOf = useTaskCard(useLocation().pathname)

  return (
    <section aria-labelledby="tasks">
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
}
