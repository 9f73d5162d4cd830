import type { Todo } from '@jinpiao/contract/todos'

/** A card that counts some of what another one counts. */
export type Also = NonNullable<Todo['alsoIn']>[number]

/** Cards that count some of these, too. */
export function alsoIn(todo: Todo, ...cards: readonly Also[]): Todo {
  const some = cards.filter(({ count }) => count > 0)
  return some.length === 0 ? todo : { ...todo, alsoIn: some }
}
