import { openDatabase } from '../db/database.ts'
import { draft, submit } from './steps.ts'
import { testClock } from './testClock.ts'
import { type World } from './world.ts'

/**
 * A second process that writes until it is killed. It prints the key of each application after the database has
 * acknowledged its submission, never before: a line that was printed must survive.
 */
const { location, world: plain } = JSON.parse(process.argv[2] ?? '{}') as { location: string; world: PlainWorld }

/** A world without what JSON cannot carry. */
type PlainWorld = Omit<World, 'database' | 'clock' | 'people'> & {
  people: Record<string, { permissions: string[] }>
}

const people = Object.fromEntries(
  Object.entries(plain.people).map(([name, actor]) => [name, { ...actor, permissions: new Set(actor.permissions) }]),
) as unknown as World['people']
const world: World = { ...plain, people, database: openDatabase(location), clock: testClock() }

for (;;) {
  const pkApply = await draft(world, { amount: '1.00' })
  const result = await submit(world, pkApply)
  if (!result.ok) throw new Error(JSON.stringify(result))
  process.stdout.write(`${pkApply}\n`)
}
