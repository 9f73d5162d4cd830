import { openDatabase } from '../db/database.ts'
import { type PlainWorld, worldOf } from './plainWorld.ts'
import { draft, submit } from './steps.ts'

/**
 * A second process that writes until it is killed. It prints the key of each application after the database has
 * acknowledged its submission, never before: a line that was printed must survive.
 */
const { location, world: plain } = JSON.parse(process.argv[2] ?? '{}') as { location: string; world: PlainWorld }
const world = worldOf(plain, openDatabase(location))

for (;;) {
  const pkApply = await draft(world, { amount: '1.00' })
  const result = await submit(world, pkApply)
  if (!result.ok) throw new Error(JSON.stringify(result))
  process.stdout.write(`${pkApply}\n`)
}
