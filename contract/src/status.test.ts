import { expect, test } from 'vitest'
import { applicationStates, issuerTicketStates, limitStates, type StatusWord, ticketStates } from './status.ts'

test('a state has one word: what is one in Chinese is one in English, and the other way round', () => {
  const tables: Record<string, StatusWord>[] = [applicationStates, ticketStates, issuerTicketStates, limitStates]
  const labels = tables.flatMap((table) => Object.values(table).map(({ label }) => label))
  /** Words of one language with more than one in the other. */
  const several = (from: 0 | 1, to: 0 | 1) =>
    labels
      .map((label) => [
        label[from],
        ...new Set(labels.filter((other) => other[from] === label[from]).map((other) => other[to])),
      ])
      .filter((words) => words.length > 2)
  expect([...several(0, 1), ...several(1, 0)]).toEqual([])
})
