import { StartError } from '../config.ts'
import type { Database, Writer } from './database.ts'
import { readSetting, writeSetting } from './settings.ts'

/** `begun` until everything of it is there. */
type Stage = 'begun' | '1'

/** Says for good what a database is: its people's passwords are published, and its UKEYs cost nothing. */
export const markDemonstration = (tx: Writer, stage: Stage): Promise<void> => writeSetting(tx, 'demonstration', stage)

/** @throws {StartError} an operator's server on a demonstration's database would let everybody in. */
export async function requireNoDemonstration({ read }: Pick<Database, 'read'>): Promise<void> {
  if ((await readSetting(read, 'demonstration')) === undefined) return
  throw new StartError(
    'DEMO=0, but this database holds a demonstration, whose passwords are published: name another DATA_DIR or DATABASE_URL',
  )
}

/**
 * Whether the demonstration has to be seeded.
 * @throws {StartError} where somebody works already: a demonstration gives anybody a UKEY; or where a seed was cut off.
 */
export async function lacksDemonstration({ read }: Pick<Database, 'read'>): Promise<boolean> {
  const corp = await read.selectFrom('corp').select('pkCorp').limit(1).executeTakeFirst()
  if (corp === undefined) return true
  const stage = await readSetting(read, 'demonstration')
  if (stage === '1') return false
  throw new StartError(
    stage === undefined
      ? 'DEMO=1, but this database is an operator’s, whose people a demonstration would give away: set DEMO=0, or name another DATA_DIR or DATABASE_URL'
      : 'The demonstration in this database was not finished when it was made: empty DATA_DIR (or the database) and start again',
  )
}
