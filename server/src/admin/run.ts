import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { readConfig, StartError } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { isBusinessError } from '../domain/businessError.ts'
import type { Clock } from '../domain/clock.ts'
import { readHolidayFile } from '../outside/holidayFile.ts'
import { readPlaceFiles } from '../outside/placeFiles.ts'
import { seedReference } from '../seed/reference.ts'
import { administrators } from './administrators.ts'
import type { AdminCommand, AdminCommands, Given } from './command.ts'
import { funders } from './funders.ts'
import { keys } from './keys.ts'
import { limits } from './limits.ts'
import { tasks } from './tasks.ts'
import { upkeep } from './upkeep.ts'

export const commands: AdminCommands = { ...administrators, ...tasks, ...keys, ...funders, ...limits, ...upkeep }

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
  if (positionals.length !== (about === undefined ? 0 : 1))
    throw wrong(about === undefined ? 'Too much is given' : `${about} has to be given`)
  return { command, given }
}

function parse(args: readonly string[], named: readonly string[], wrong: (why: string) => StartError) {
  const options = Object.fromEntries(named.map((each) => [each, { type: 'string' as const }]))
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw wrong((error as Error).message)
  }
}

/** What a command is run with: the environment, the clock, and where a password comes from. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>
  clock: Clock
  password(): Promise<string>
}

/** `pnpm admin …`: what is printed, and how it ends. A refusal is a sentence; with `--json` it has its code, too. */
export async function runAdmin(
  words: readonly string[],
  { env, clock, password }: Surroundings,
): Promise<{ code: number; said: string }> {
  const isJson = words.includes('--json')
  try {
    const { command, given } = readArguments(words.filter((word) => word !== '--json'))
    const config = readConfig(env)
    const database = openDatabase(config.databaseLocation)
    try {
      await migrate(database)
      await seedReference(database, await readHolidayFile(config.dataFolder), await readPlaceFiles(config.dataFolder))
      const { lines, data } = await command.run({ config, database, clock, author: nameOfUser(), password }, given)
      return { code: 0, said: isJson ? JSON.stringify(data) : lines.join('\n') || 'There is nothing.' }
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!isBusinessError(error) && !(error instanceof StartError)) throw error
    const message = isBusinessError(error) ? error.text('en-US') : error.message
    const code = isBusinessError(error) ? error.code : ''
    return { code: 1, said: isJson ? JSON.stringify({ code, message }) : message }
  }
}

/** In a container the system may know nobody by this number. */
export function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}
