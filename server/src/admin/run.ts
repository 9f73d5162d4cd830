import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { readConfig, StartError } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { isAway } from '../db/failures.ts'
import { migrate } from '../db/migrate.ts'
import { isBusinessError } from '../domain/businessError.ts'
import type { Clock } from '../domain/clock.ts'
import { readHolidayFile } from '../outside/holidayFile.ts'
import { readPlaceFiles } from '../outside/placeFiles.ts'
import { seedReference } from '../seed/reference.ts'
import { fileFault, ofDatabase, requireWritable } from '../startFaults.ts'
import { administrators } from './administrators.ts'
import { backups } from './backups.ts'
import type { AdminCommand, AdminCommands, Given, Secret } from './command.ts'
import { funders } from './funders.ts'
import { keys } from './keys.ts'
import { limits } from './limits.ts'
import { tasks } from './tasks.ts'
import { upkeep } from './upkeep.ts'

export const commands: AdminCommands = {
  ...administrators,
  ...tasks,
  ...keys,
  ...funders,
  ...limits,
  ...upkeep,
  ...backups,
}

const optionsOf = ({ about, needs = [], may = [] }: AdminCommand, name: string): string =>
  [
    name,
    ...(about === undefined ? [] : [about]),
    ...needs.map((each) => `--${each} …`),
    ...may.map((each) => `[--${each} …]`),
  ].join(' ')

/** Every command with what it needs: `pnpm admin` alone says it. */
export const usage = (): string =>
  Object.entries(commands)
    .flatMap(([name, command]) => [`pnpm admin ${optionsOf(command, name)}`, `    ${command.does}`])
    .concat('--json: what a command says as data; what refuses it, too.')
    .join('\n')

/** What people may write in several lines; of anything else a line break would tear the lists and the audit apart. */
const IN_LINES = ['body', 'comment', 'note', 'public']

interface Asked {
  command: AdminCommand
  given: Given
}

/** @throws {StartError} with what the command takes. */
function readArguments(words: readonly string[]): Asked {
  const name = words.slice(0, 2).join(' ')
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) throw new StartError(usage())
  const { about, needs = [], may = [] } = command
  const named = [...needs, ...may]
  const wrong = (why: string) => new StartError(`${why}\npnpm admin ${optionsOf(command, name)}`)
  const { values, positionals } = parse(words.slice(2), named, wrong)
  const given: Given = { ...values, ...(about !== undefined && { [about]: positionals[0] }) }
  const lacking = needs.filter((each) => (given[each] ?? '') === '')
  if (lacking.length > 0) throw wrong(`--${lacking.join(', --')} has to be given`)
  const torn = Object.keys(given).find(
    (each) => !IN_LINES.includes(each) && /[\r\n\u2028\u2029]/.test(given[each] ?? ''),
  )
  if (torn !== undefined) throw wrong(`--${torn} is one line`)
  if (positionals.length !== (about === undefined ? 0 : 1))
    throw wrong(about === undefined ? 'Too much is given' : `${about} has to be given`)
  return { command, given }
}

/** One of 64 names of keys begins with a dash, and would be read as an option. */
function keysLast(args: readonly string[]): string[] {
  const keys = args.includes('--') ? [] : args.filter((word) => /^-[\w-]{42}$/.test(word))
  return keys.length === 0 ? [...args] : [...args.filter((word) => !keys.includes(word)), '--', ...keys]
}

function parse(args: readonly string[], named: readonly string[], wrong: (why: string) => StartError) {
  const options = Object.fromEntries(named.map((each) => [each, { type: 'string' as const }]))
  try {
    const parsed = parseArgs({ args: keysLast(args), options, allowPositionals: true, tokens: true })
    const seen = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    const twice = seen.find((each, index) => seen.indexOf(each) !== index)
    if (twice === undefined) return parsed
    throw new Error(`--${twice} is given twice`)
  } catch (error) {
    throw wrong((error as Error).message)
  }
}

/** What a command is run with: the environment, the clock, and where secrets come from. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>
  clock: Clock
  secret(what: Secret): Promise<string>
}

/** `pnpm admin …`: what is printed, and how it ends. A refusal is a sentence; with `--json` it has its code, too. */
export async function runAdmin(
  words: readonly string[],
  { env, clock, secret }: Surroundings,
): Promise<{ code: number; said: string }> {
  const isJson = words.includes('--json')
  try {
    const { command, given } = readArguments(words.filter((word) => word !== '--json'))
    const config = readConfig(env)
    const { dataFolder, databaseLocation } = config
    await requireWritable(dataFolder)
    const database = openDatabase(databaseLocation)
    try {
      await ofDatabase(config, async () => {
        if (command.asItIs) return
        await migrate(database)
        await seedReference(database, await readHolidayFile(dataFolder), await readPlaceFiles(config))
      })
      const { lines, data } = await command
        .run({ config, database, clock, author: nameOfUser(), secret }, given)
        .catch((error: unknown) => {
          throw fileFault(error, databaseLocation) ?? error
        })
      return { code: 0, said: isJson ? JSON.stringify(data) : lines.join('\n') || 'There is nothing.' }
    } finally {
      await database.close()
    }
  } catch (error) {
    const { code, message } = refusal(error, isJson)
    return { code: 1, said: isJson ? JSON.stringify({ code, message }) : message }
  }
}

/** A defect of ours ends with its stack, unless a program reads what is said. */
function refusal(error: unknown, isJson: boolean): { code: string; message: string } {
  if (isBusinessError(error)) return { code: error.code, message: error.text('en-US') }
  if (error instanceof StartError) return { code: '', message: error.message }
  if (isAway(error))
    return { code: '', message: 'The database does not answer: whether it was done is to be looked up' }
  if (!isJson) throw error
  return { code: '', message: `A defect: ${(error as Error).message}` }
}

/** In a container the system may know nobody by this number. */
export function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}
