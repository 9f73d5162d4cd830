import { getTodos, type Todo } from '@jinpiao/contract/todos'
import { Disclosure } from '@jinpiao/ui-kit/Disclosure'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { TaskCardList } from '@jinpiao/ui-kit/TaskCard'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { queryOf } from '#portal/http/queries.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { byUrgency } from './byUrgency.ts'
import { FirstSteps, useFirstSteps } from './FirstSteps.tsx'
import * as css from './home.css.ts'
import { useTaskCard } from './useTaskCard.tsx'

/** {@link HomeTasks}, and above them the first steps of a new enterprise, which stand for the tasks while it has none. */
export function FirstStepsAndTasks() {
  const steps = useFirstSteps()
  return (
    <>
      {steps.length > 0 && <FirstSteps tasks={steps} />}
      <HomeTasks isNew={steps.length > 0} />
    </>
  )
}

/** So many cards fill a row; who has twenty kinds of work finds the rest one key away, and the figures in view. */
const IN_VIEW = 6

/** What needs me now: one card per kind of work, with count, sum and how long the oldest has waited. */
export function HomeTasks({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation('home')
  const query = useQuery(queryOf('todos', getTodos, {}))
  const cardOf = useTaskCard(useLocation().pathname)
  const cardsOf = (todos: readonly Todo[]) => byUrgency(todos).flatMap((todo) => cardOf(todo) ?? [])
  if (isNew && query.data !== undefined && cardsOf(query.data).length === 0) return null

  return (
    <section className={css.tasks} aria-labelledby="tasks">
      <h2 id="tasks" className={visuallyHidden}>
        {t('tasks')}
      </h2>
      <QueryState query={query}>
        {(todos) => {
          const cards = cardsOf(todos)
          if (cards.length === 0) return <p className={surface}>{t('noTasks')}</p>
          return (
            <>
              <TaskCardList tasks={cards.slice(0, IN_VIEW)} />
              {cards.length > IN_VIEW && (
                <div className={css.moreTasks}>
                  <Disclosure title={t('moreTasks', { count: cards.length - IN_VIEW })}>
                    <TaskCardList tasks={cards.slice(IN_VIEW)} />
                  </Disclosure>
                </div>
              )}
            </>
          )
        }}
      </QueryState>
    </section>
  )
}
