import { validationSentence } from '@jinpiao/contract/validationWords'
import * as z from 'zod/mini'
import type { Act } from '../acts/command.ts'
import { runJob } from '../acts/command.ts'
import { type CommandContext, OPERATOR_CHAIN } from '../acts/context.ts'
import { type Config, StartError } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../domain/clock.ts'
import { systemContext } from '../jobs/system.ts'

export type Secret = 'password' | 'idCard'

/** What every act at the server itself works with. */
export interface Admin {
  config: Config
  database: Database
  clock: Clock
  /** Who is at the server, as its system calls him: the audit log has this name. */
  author: string
  /** What no argument holds, for arguments stand in the list of processes: who he is, or whose card it is. */
  secret(what: Secret): Promise<string>
}

/** What was typed behind the words of a command, by name: `--funder X` is `funder`. */
export type Given = Readonly<Record<string, string | undefined>>

/** What a command says: lines for a person, and the same as data for `--json`. */
export interface Told {
  lines: readonly string[]
  data: object
}

export interface AdminCommand {
  /** What it does, in a line of the list of commands. */
  does: string
  /** Names of what has to be given, and of what may be. */
  needs?: readonly string[]
  may?: readonly string[]
  /** Its name without dashes, given behind the words: `key revoke KID`. */
  about?: string
  /** The database is taken as it is, of whichever version, or empty: no tables are made or changed before. */
  asItIs?: true
  run(admin: Admin, given: Given): Promise<Told>
}

export type AdminCommands = Readonly<Record<string, AdminCommand>>

/** What was asked for; whether it is there has been looked at before the command runs. */
export const asked = (given: Given, name: string): string => given[name] ?? ''

/** How options are called whose fields have other names in the API: `personName` is `--name`. */
export type OptionNames = Readonly<Record<string, string>>

/**
 * What was typed, as a schema of the API reads it.
 * @throws {StartError} that names the option: there is no page to reload.
 */
export function typedAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
  options: OptionNames = {},
): z.output<Schema> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = String(issue?.path[0] ?? '')
  const option = options[field] ?? field
  const name = option === option.toUpperCase() ? option : `--${option}`
  if (issue === undefined || value[field] === undefined) throw new StartError(`${name} has to be given`)
  const wanted = issue.code === 'invalid_value' ? `is one of ${issue.values.join(', ')}` : undefined
  throw new StartError(`${name} ${wanted ?? validationSentence(issue, 'en-US')}`)
}

/** @throws {StartError} naming the option. */
export function jsonOf(option: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartError(`--${option} is not JSON, like '{"name": "value"}' in quotes of the shell`)
  }
}

/** Whoever acts at the server belongs to none of its enterprises: the audit has a chain for them. */
const contextAt = ({ database, clock, author }: Admin): CommandContext => {
  const context = systemContext({ database, clock }, OPERATOR_CHAIN)
  return { ...context, userAgent: 'pnpm admin', actor: { ...context.actor, personName: author } }
}

/** One act in one transaction, audited; with a person who has proved who he is, in his name. */
export const actAt = <Answer>(
  admin: Admin,
  work: (act: Act) => Promise<Answer>,
  person?: { personId: string; personName: string; fkCorp: string },
): Promise<Answer> => {
  const context = contextAt(admin)
  return runJob({ ...context, actor: { ...context.actor, ...person } }, work)
}

/** @throws {StartError} nobody has said which enterprise runs the platform. */
export function operatorOf({ config }: Pick<Admin, 'config'>): string {
  if (config.operatorCreditCode !== undefined) return config.operatorCreditCode
  throw new StartError(
    'OPERATOR_CREDIT_CODE is not set: the unified social credit code of the enterprise that runs the platform',
  )
}

/** Rows in columns, each as wide as its widest. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
