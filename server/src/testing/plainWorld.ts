import type { Database } from '../db/database.ts'
import { testClock } from './testClock.ts'
import type { World } from './world.ts'

/** A world without what JSON cannot carry, for another process on its database. */
export type PlainWorld = Omit<World, 'database' | 'clock' | 'people'> & {
  now: number
  people: Record<string, { permissions: string[] }>
}

export function plainWorld({ database: _database, clock, people, ...rest }: World): PlainWorld {
  const plain = Object.entries(people).map(([name, actor]) => [name, { ...actor, permissions: [...actor.permissions] }])
  return { ...rest, now: clock.now(), people: Object.fromEntries(plain) }
}

/** The same world, on a connection of one's own. */
export function worldOf({ now, people: plain, ...rest }: PlainWorld, database: Database): World {
  const people = Object.fromEntries(
    Object.entries(plain).map(([name, actor]) => [name, { ...actor, permissions: new Set(actor.permissions) }]),
  ) as unknown as World['people']
  const clock = testClock()
  clock.advance(now - clock.now())
  return { ...rest, people, database, clock }
}
