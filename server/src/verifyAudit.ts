import { brokenText, verifyAudit } from './acts/audit.ts'
import { readConfig, StartError } from './config.ts'
import { openDatabase } from './db/database.ts'

/** `pnpm audit:verify`: verifies every enterprise's audit log in the configured database. Ends with 1 when one was changed. */
async function run(): Promise<number> {
  const database = openDatabase(readConfig(process.env).databaseLocation)
  try {
    const { chains, entries, broken } = await verifyAudit(database.read)
    const found = broken.length === 0 ? 'all as they were written' : `changed: ${brokenText(broken)}`
    console.log(`${entries} entries in ${chains} chains: ${found}`)
    return broken.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  return 2
})
