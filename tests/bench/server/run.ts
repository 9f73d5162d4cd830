import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@jinpiao/server/db/database'
import { migrate } from '@jinpiao/server/db/migrate'
import { createFilledWorld } from '@jinpiao/server/testing/fill'
import { createDatabase } from '@jinpiao/server/testing/postgres'
import { createWorld, type World } from '@jinpiao/server/testing/world'
import { repository } from '../../../scripts/run.ts'
import { FEW, MANY, type StepTimes, timed, timeRedemptions } from './acts.ts'
import { type Case, cases } from './cases.ts'
import { DAILY, type Places, placesIn, timeDaily } from './daily.ts'

/**
 * What lists, queues, to-dos and homes cost when an issuer has issued 200,000 tickets, beside what they cost with 1,000:
 * each query against both in turn, on both databases, without the network and the session, which would flatter it. Then
 * what a redemption of many lines costs, beside one of few and beside issuing as many tickets. By its name, `daily`: the
 * work of a day on which 25,000 of 150,000 tickets fall due, and light requests beside it.
 */
const SMALL = 1000
const LARGE = Number(process.env['BENCH_TICKETS'] ?? 200_000)
const RUNS = Number(process.env['BENCH_RUNS'] ?? 100)
const TARGET = 3

/** Milliseconds, in order. */
interface Times {
  small: number[]
  large: number[]
}

/** By nearest rank: of a hundred, p99 is the last but one, and not the worst. */
const at = (times: readonly number[], part: number): number => times[Math.ceil(times.length * part) - 1] ?? 0

/** Both sides in turn, and each first as often as the other: what disturbs the machine disturbs both. */
async function measure({ run }: Case, small: World, large: World): Promise<Times> {
  const times: Times = { small: [], large: [] }
  for (let index = -5; index < RUNS; index++) {
    const sides = index % 2 ? (['small', 'large'] as const) : (['large', 'small'] as const)
    for (const side of sides) {
      const taken = await timed(() => run(side === 'small' ? small : large))
      if (index >= 0) times[side].push(taken)
    }
  }
  return { small: times.small.toSorted((a, b) => a - b), large: times.large.toSorted((a, b) => a - b) }
}

async function onDatabase(places: Places, open: () => Promise<Database>): Promise<object[]> {
  const { name } = places
  const chosen = process.argv[2]
  // It takes minutes, so it is asked for by its name.
  if (chosen === DAILY) return [await timeDaily(places)]
  const wantedCases = cases.filter((each) => chosen === undefined || each.name.includes(chosen))
  const wantsActs = chosen === undefined || REDEMPTION.includes(chosen)
  return [
    ...(wantedCases.length > 0 ? await timeCases(name, open, wantedCases) : []),
    ...(wantsActs ? [await timeActs(name, open)] : []),
  ]
}

const REDEMPTION = `redemption of ${MANY} lines`

/** Per line, so that a batch that costs as much for each of many as for each of few is 1×. */
async function timeActs(name: string, open: () => Promise<Database>): Promise<object> {
  const database = await open()
  console.log(`\n${name}: ${REDEMPTION}, beside ${FEW}`)
  const { few, many } = await timeRedemptions(await createWorld(database))
  await database.close()
  const all = ({ submit, director, final, bank }: StepTimes) => submit + director + final + bank
  const perLine = (of: (times: StepTimes) => number) => of(many) / MANY / (of(few) / FEW)
  const say = (ratio: number, words: string, ms: readonly number[]) =>
    console.log(
      `  ${ratio.toFixed(2).padStart(5)}×  ${ms.map((each) => each.toFixed(0).padStart(6)).join(' ')} ms  ${words}`,
    )
  for (const step of ['submit', 'director', 'final', 'bank'] as const) {
    say(
      perLine((times) => times[step]),
      `per line: ${step}`,
      [few[step], many[step]],
    )
  }
  say(perLine(all), 'per line: all of it', [all(few), all(many)])
  say(all(many) / many.issue, `issuing ${MANY} tickets`, [many.issue, all(many)])
  return { database: name, case: REDEMPTION, few, many }
}

async function timeCases(name: string, open: () => Promise<Database>, some: readonly Case[]): Promise<object[]> {
  const [small, large] = await Promise.all([open(), open()])
  console.log(`\n${name}: filling ${SMALL} and ${LARGE} tickets…`)
  const worlds = [await createFilledWorld(small, SMALL), await createFilledWorld(large, LARGE)] as const
  const results: object[] = []
  for (const one of some) {
    const times = await measure(one, ...worlds)
    const [p50, p99] = [0.5, 0.99].map((part) => [at(times.small, part), at(times.large, part)] as const)
    const ratio = (p99?.[1] ?? 0) / (p99?.[0] ?? 1)
    const middle = (p50?.[1] ?? 0) / (p50?.[0] ?? 1)
    const verdict = ratio <= TARGET ? ' ' : '!'
    const ms = (pair: readonly number[] | undefined) => pair?.map((value) => value.toFixed(2).padStart(7)).join(' ')
    console.log(
      `${verdict} p99 ${ratio.toFixed(1).padStart(5)}×  p50 ${middle.toFixed(1).padStart(5)}×  ${ms(p99)} ms  ${one.name}`,
    )
    results.push({ database: name, case: one.name, p99: p99, p50: p50, ratio })
  }
  await Promise.all([small.close(), large.close()])
  return results
}

/** Databases of this run: both, or the one that `BENCH_DATABASE` names. */
const wanted = process.env['BENCH_DATABASE']

async function onSqlite(): Promise<object[]> {
  const folder = await mkdtemp(join(tmpdir(), 'jinpiao-bench-'))
  let count = 0
  const results = await onDatabase(placesIn(folder), async () => {
    count += 1
    const database = openDatabase(join(folder, `${count}.db`))
    await migrate(database)
    return database
  })
  await rm(folder, { recursive: true, force: true })
  return results
}

async function onPostgres(): Promise<object[]> {
  const { open, create, stop } = await createDatabase()
  const results = await onDatabase({ name: 'PostgreSQL', create }, open)
  await stop()
  return results
}

const results = [...(wanted === 'postgres' ? [] : await onSqlite()), ...(wanted === 'sqlite' ? [] : await onPostgres())]
const artifacts = join(repository, 'artifacts')
mkdirSync(artifacts, { recursive: true })
writeFileSync(join(artifacts, 'bench-server.json'), `${JSON.stringify(results, undefined, 2)}\n`)
