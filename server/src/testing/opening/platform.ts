import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Secret } from '../../admin/command.ts'
import { runAdmin } from '../../admin/run.ts'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { buildApp } from '../../http/app.ts'
import { runDaily } from '../../jobs/daily.ts'
import { prepare } from '../../prepare.ts'
import { TestClient } from '../testClient.ts'
import { testClock } from '../testClock.ts'
import { createTestDatabase } from '../testDatabase.ts'
import { argumentsOf, guideBranches, guideCommands, type Values } from './guide.ts'
import { phones } from './phones.ts'

/** An empty installation with `DEMO=0`, beside it the commands of the guide; nothing of the seed, and no SQL. */
export async function emptyPlatform(operator: string) {
  const clock = testClock()
  const folder = await mkdtemp(join(tmpdir(), 'jinpiao-opening-'))
  await writeFile(join(folder, 'branches.json'), guideBranches())
  const t = await createTestDatabase({ bare: true })
  const network = await phones()
  const env = {
    DATA_DIR: folder,
    DEMO: '0',
    OPERATOR_CREDIT_CODE: operator,
    SMS_URL: network.url,
    ...(t.database.dialect === 'postgres' && { DATABASE_URL: t.location }),
  }
  /** By mobile number. */
  const passwords = new Map<string, string>()
  const cards = new Map<string, string>()
  const values: Values = new Map([['OPERATOR', operator]])
  const commands = guideCommands()
  const done = new Map<number, number>()

  /** What a command says as data. @throws {Error} it was refused. */
  async function admin(words: readonly string[]): Promise<Record<string, unknown>> {
    const behind = (option: string) => words[words.indexOf(option) + 1] ?? ''
    const secret = async (what: Secret) =>
      (what === 'password' ? passwords.get(behind('--as')) : cards.get(behind('--mobile'))) ?? ''
    const { code, said } = await runAdmin([...words, '--json'], { env, clock, secret })
    if (code !== 0) throw new Error(`pnpm admin ${words.join(' ')}: ${said}`)
    return JSON.parse(said) as Record<string, unknown>
  }

  /** The next command of a section of the guide, word by word. */
  async function next(section: number): Promise<Record<string, unknown>> {
    const index = done.get(section) ?? 0
    const line = commands.get(section)?.[index]
    if (line === undefined) throw new Error(`Section ${section} of the guide has no command ${index + 1}`)
    done.set(section, index + 1)
    return admin(argumentsOf(line, values))
  }

  async function start() {
    const config = readConfig(env)
    const database = openDatabase(config.databaseLocation)
    await migrate(database)
    const services = await prepare(config, database, clock, () => undefined)
    const { app } = await buildApp(services, { docs: false })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    return {
      services,
      address,
      client: () => new TestClient(app, clock),
      /** A day after the other: each has its daily work. */
      async pass(days: number) {
        for (let day = 0; day < days; day += 1) {
          clock.advanceDays(1)
          await runDaily(services)
        }
      },
      async stop() {
        await app.close()
        await database.close()
      },
    }
  }

  /** Begins a section anew: the guide says "as before". */
  const again = (section: number, from = 0) => void done.set(section, from)
  /** Commands of the guide that nobody has run. */
  const left = () => [...commands].flatMap(([section, lines]) => lines.slice(done.get(section) ?? 0))

  return {
    clock,
    network,
    values,
    passwords,
    cards,
    admin,
    next,
    again,
    left,
    start,
    async close() {
      await network.close()
      await t.drop()
      await rm(folder, { recursive: true })
    },
  }
}
export type Empty = Awaited<ReturnType<typeof emptyPlatform>>
export type Running = Awaited<ReturnType<Empty['start']>>
