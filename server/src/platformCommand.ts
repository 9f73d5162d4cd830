import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import { nameOfUser } from './admin/run.ts'
import { type Config, readConfig, StartError } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { isBusinessError } from './domain/businessError.ts'
import { instantOf } from './domain/clock.ts'
import { authorAtServer } from './platform/authors.ts'
import { platformSource } from './platform/platform.ts'
import { readPlatformFileAt } from './platform/platformFile.ts'
import { keepPreview } from './platform/previews.ts'
import { changedFields, latestNumber, platformHistory, readVersion, saveVersion } from './platform/versions.ts'
import { systemClock } from './systemClock.ts'

const USAGE = `pnpm platform show            the platform document in force
pnpm platform check FILE      whether a file is a platform file, and what it changes
pnpm platform preview FILE    an address that shows it in one browser, for an hour
pnpm platform save FILE       puts it in force, without a restart
pnpm platform history         who has changed what, and when
pnpm platform back VERSION    puts an earlier version in force again`

const clock = systemClock

/** Of a document its images are long, and nobody reads them. */
const shown = (document: object) =>
  JSON.stringify(
    document,
    (_, value) => (String(value).startsWith('data:') ? `${String(value).slice(0, 40)}…` : value),
    2,
  )

interface OfFile {
  database: Database
  config: Config
  file: string
  document: PlatformDocument
}

/** What is done with a file. It is judged before a database is opened: whoever mistypes a colour reads of the colour. */
const fileCommands: Record<string, (of: OfFile) => Promise<string>> = {
  check: async ({ database, file, document }) => {
    const { document: current } = await platformSource(database, clock, { demo: false, ukeyDriver: 'none' }).current()
    const told = changedFields(current, document).map(
      (name) => `  ${name}: ${shown({ value: document[name] }).slice(13, -2)}`,
    )
    return [`${file} is a platform file.`, told.length === 0 ? 'It changes nothing.' : 'It changes:', ...told].join(
      '\n',
    )
  },

  preview: async ({ database, config, document }) => {
    const { address, expiresAt } = await keepPreview(database, clock, document)
    const { host, port } = config
    const open = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}${address}`
    return `Open ${open} (behind a proxy ${address} of its address); it ends on ${expiresAt}.`
  },

  save: ({ database, document }) => save(database, document),
}

type Command = (database: Database, argument: string) => Promise<string>

const commands: Record<string, Command> = {
  show: async (database) => {
    const { version, document } = await platformSource(database, clock, { demo: false, ukeyDriver: 'none' }).current()
    return `${shown(document)}\nversion ${version}`
  },

  history: async (database) => {
    const rows = await platformHistory(database.read)
    return rows
      .map(({ version, at, author, changed }) => `${version}  ${at}  ${author}  ${changed.join(', ')}`)
      .join('\n')
  },

  back: async (database, number) => {
    const earlier = await readVersion(database.read, Number(number) || 0)
    if (earlier === undefined) throw new StartError(`There is no version ${number}: pnpm platform history`)
    return save(database, earlier.document)
  },
}

async function save(database: Database, document: PlatformDocument): Promise<string> {
  const author = authorAtServer(clock, 'OPERATOR', nameOfUser())
  const at = instantOf(clock)
  const base = await latestNumber(database.read)
  const version = await database.write((tx) => saveVersion(tx, { document, base, at, author }))
  return version === base ? `Version ${version} says the same.` : `Version ${version} is in force.`
}

/** `pnpm platform`: the platform document of the configured database. Ends with 1 when something has to be put right. */
async function run([name = '', argument = '']: readonly string[]): Promise<number> {
  const ofFile = Object.hasOwn(fileCommands, name) ? fileCommands[name] : undefined
  const other = Object.hasOwn(commands, name) ? commands[name] : undefined
  const needsArgument = ofFile !== undefined || (other?.length ?? 0) > 1
  if ((ofFile ?? other) === undefined || needsArgument !== (argument !== '')) {
    console.error(USAGE)
    return 1
  }
  const document = ofFile && (await readPlatformFileAt(argument))
  const config = readConfig(process.env)
  const database = openDatabase(config.databaseLocation)
  try {
    await migrate(database)
    const said =
      ofFile && document ? ofFile({ database, config, file: argument, document }) : other?.(database, argument)
    console.log(await said)
    return 0
  } finally {
    await database.close()
  }
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  if (isBusinessError(error)) console.error(error.text('en-US'))
  else console.error(error instanceof StartError ? error.message : error)
  return 1
})
