import { openDatabase } from '../db/database.ts'
import { runDaily } from '../jobs/daily.ts'
import { type PlainWorld, worldOf } from './plainWorld.ts'

/** A second process that does the daily work of a world, until it is done or killed. */
const { location, world } = JSON.parse(process.argv[2] ?? '{}') as { location: string; world: PlainWorld }
await runDaily(worldOf(world, openDatabase(location)))
process.exit()
