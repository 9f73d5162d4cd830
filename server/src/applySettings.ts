import { shippedDocument } from '@jinpiao/themes/platformDocuments'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import { describeProblem } from '@jinpiao/themes/platformProblems'
import { readPlatform } from '@jinpiao/themes/readPlatformFile'
import { type Config, StartError } from './config.ts'
import type { Database } from './db/database.ts'
import { forgetSetting, readSetting, writeSetting } from './db/settings.ts'
import { type Clock, instantOf } from './domain/clock.ts'
import { authorAtServer } from './platform/authors.ts'
import { platformFileIn, readPlatformFileAt } from './platform/platformFile.ts'
import { changedFields, latestNumber, type Origin, readVersion, saveVersion } from './platform/versions.ts'

interface Given {
  document: PlatformDocument
  /** Where it comes from, for the history. */
  from: string
}

/**
 * What file and environment name is taken over; what they do not name stays as it was. What an operator has saved stays
 * whatever they name.
 * @returns a sentence for the log when they name something that is not in force.
 * @throws {StartError} when the file is no platform file.
 */
export async function applySettings(database: Database, clock: Clock, config: Config): Promise<string | undefined> {
  const { ukeyControl } = config
  if (ukeyControl !== undefined) await database.write((tx) => writeSetting(tx, 'ukeyControl', ukeyControl))
  const given = await givenDocument(config)
  await adoptSetting(database, clock)
  const version = await latestNumber(database.read)
  const current = await readVersion(database.read, version)
  if (current !== undefined && given === undefined) return undefined
  const { document, from } = given ?? { document: shippedFor(config, 'CCBSCF'), from: 'CCBSCF' }
  if (current?.origin !== 'OPERATOR') {
    await save(database, clock, { document, from, base: version })
    return undefined
  }
  const changed = changedFields(current.document, document)
  if (changed.length === 0) return undefined
  return `${from} is not in force: ${current.author} saved version ${version} on ${current.at}. They differ in ${changed.join(', ')}. To take it: pnpm platform save FILE`
}

async function givenDocument(config: Config): Promise<Given | undefined> {
  const { dataFolder, platformFile, platform } = config
  const path = platformFile ?? (await platformFileIn(dataFolder))
  if (path !== undefined) return { document: await readPlatformFileAt(path), from: path }
  return platform === undefined ? undefined : { document: shippedFor(config, platform), from: `PLATFORM=${platform}` }
}

/** A shipped platform; only a demonstration has an account for fees before its operator has named one. */
function shippedFor({ demo }: Config, platform: string): PlatformDocument {
  const shipped = shippedDocument(platform)
  if (!demo) return shipped
  const feePayeeName = `${shipped.platformName}收费专户`
  return { ...shipped, feePayeeName, feePayeeAccount: '6299880100000001', feePayeeBank: '示范商业银行营业部' }
}

async function save(
  database: Database,
  clock: Clock,
  { document, from, base, origin = 'START' }: Given & { base: number; origin?: Origin },
): Promise<void> {
  const author = authorAtServer(clock, origin, from)
  await database.write((tx) => saveVersion(tx, { document, base, at: instantOf(clock), author }))
}

/**
 * Until 012 the platform was a setting that operators edited in the database. One that is no longer as it was shipped is
 * theirs; keys that had no meaning then get the one that changes nothing.
 */
async function adoptSetting(database: Database, clock: Clock): Promise<void> {
  const text = await readSetting(database.read, 'platform')
  if (text === undefined) return
  const { demo: _demo, authType: _authType, platformLogo: _platformLogo, ...said } = JSON.parse(text)
  const shipped: Record<string, unknown> = { ...shippedDocument(String(said.platformType)) }
  const isOwn = Object.entries(said).some(([key, value]) => JSON.stringify(value) !== JSON.stringify(shipped[key]))
  const read = readPlatform(said)
  if (isOwn && !read.ok) {
    const told = read.problems.map((each) => describeProblem(each, 'en-US')).join('; ')
    throw new StartError(`The stored platform configuration is not valid: ${told}`)
  }
  const base = await latestNumber(database.read)
  if (isOwn && read.ok && base === 0) {
    await save(database, clock, { document: read.platform, from: 'setting', base, origin: 'OPERATOR' })
  }
  await database.write((tx) => forgetSetting(tx, 'platform'))
}
