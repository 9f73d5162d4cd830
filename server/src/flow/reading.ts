import type { Act } from '../acts/command.ts'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import type { Reading } from './business.ts'

/** The database as one enterprise sees it at this moment. */
export const readingOf = ({ read, actor, clock }: Pick<QueryContext, 'read' | 'actor' | 'clock'>): Reading => ({
  read,
  actor,
  today: todayOf(clock),
  now: clock.now(),
})

/** The same inside a transaction, at the moment of its act. */
export const readingIn = ({ tx, actor, today, at }: Act): Reading => ({
  read: tx,
  actor,
  today,
  now: Date.parse(at),
})
