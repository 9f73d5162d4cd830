import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { contentOf } from '../testing/contentOf.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { createWorld } from '../testing/world.ts'

const repository = join(import.meta.dirname, '../../..')
const guide = join(repository, 'docs/guides/operate-a-platform.md')

/** The commands below a heading of the guide, for the shell; `pnpm` calls these programs. */
async function commandsBelow(heading: string): Promise<string> {
  const [, , commands = ''] =
    new RegExp(`\\n## ${heading}\\n([^]*?)\`\`\`sh\\n([^]*?)\`\`\``).exec(await readFile(guide, 'utf8')) ?? []
  const program = (name: string) => `"${process.execPath}" --no-warnings ${join(repository, 'server/src', name)}`
  return commands.replaceAll('pnpm admin', program('adminCommand.ts'))
}

/** A platform of its own: a `DATA_DIR`, and a database that has nothing yet. */
async function platform(folder: string, name: string) {
  const t = await createTestDatabase({ bare: true })
  const dataDir = join(folder, name)
  onTestFinished(t.drop)
  const onPostgres = t.database.dialect === 'postgres'
  const location = onPostgres ? t.location : join(dataDir, 'jinpiao.db')
  const env = {
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: dataDir,
    DEMO: '0',
    ...(onPostgres && { DATABASE_URL: t.location }),
  }
  const open = () => {
    const database = openDatabase(location)
    onTestFinished(() => database.close())
    return database
  }
  return { dataDir, open, env }
}

async function rowsOf(database: Database) {
  const { kysely_migration: _, audit_head: _heads, audit_log: _log, ...content } = await contentOf(database)
  return content
}

test('what the guide says of backups, word by word: the platform comes back elsewhere with rows, files and audit', async () => {
  const folder = await mkdtemp(join(inject('runFolder'), 'drill-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const shell = async (commands: string, env: object) =>
    (await promisify(execFile)('sh', ['-euc', commands], { cwd: folder, env: { PATH: process.env['PATH'], ...env } }))
      .stdout
  const first = await platform(folder, 'first')
  await mkdir(join(first.dataDir, 'files'), { recursive: true })
  await writeFile(join(first.dataDir, 'files', 'contract.pdf'), '%PDF-')
  const database = first.open()
  await migrate(database)
  await createWorld(database)
  expect(await shell(await commandsBelow('Back up'), first.env)).toMatch(
    /^\d+ rows of \d+ tables are in jinpiao.backup/,
  )

  const second = await platform(folder, 'second')
  const said = await shell(await commandsBelow('Restore'), second.env)
  expect(said).toMatch(
    /^\d+ rows of \d+ tables, as of .*\n\d+ entries of the audit in \d+ chains: all as they were written\n$/,
  )
  expect(await readFile(join(second.dataDir, 'files', 'contract.pdf'), 'utf8')).toBe('%PDF-')
  expect(await rowsOf(second.open())).toEqual(await rowsOf(database))
  await expect(shell(await commandsBelow('Restore'), second.env)).rejects.toMatchObject({
    stderr: expect.stringContaining('The database has tables'),
  })
})
