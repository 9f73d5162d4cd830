import { brokenText, verifyAudit } from '../acts/audit.ts'
import { restoreBackup } from '../backup/restore.ts'
import { takeBackup } from '../backup/take.ts'
import { StartError } from '../config.ts'
import { instantOf } from '../domain/clock.ts'
import { fileFault } from '../startFaults.ts'
import { type AdminCommands, actAt, asked } from './command.ts'

/** Copies of the database: taken while servers run, read back into either kind of database. `DATA_DIR` is copied beside. */
export const backups: AdminCommands = {
  'backup take': {
    does: 'writes all that the database has, as of one moment, to a file; servers go on meanwhile',
    about: 'FILE',
    asItIs: true,
    async run({ database, clock }, given) {
      const file = asked(given, 'FILE')
      const { tables, rows } = await takeBackup(database, file, instantOf(clock)).catch((error: unknown) => {
        throw fileFault(error, file) ?? error
      })
      return { lines: [`${rows} rows of ${tables} tables are in ${file}`], data: { file, tables, rows } }
    },
  },
  'backup restore': {
    does: 'reads such a file into a database that has nothing yet, of whichever kind, and brings it to this version',
    about: 'FILE',
    asItIs: true,
    async run(admin, given) {
      const { at, tables, rows } = await restoreBackup(admin.database, asked(given, 'FILE'))
      const { chains, entries, broken } = await verifyAudit(admin.database.read)
      if (broken.length > 0) throw new StartError(`The audit log of the backup was changed: ${brokenText(broken)}`)
      await actAt(admin, async ({ facts }) => {
        facts.push({ action: 'BACKUP.RESTORE', target: 'database', after: { at, rows } })
      })
      const lines = [
        `${rows} rows of ${tables} tables, as of ${at}`,
        `${entries} entries of the audit in ${chains} chains: all as they were written`,
      ]
      return { lines, data: { at, tables, rows, chains, entries } }
    },
  },
}
