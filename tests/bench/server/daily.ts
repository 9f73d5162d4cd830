import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Database, openDatabase } from '@jinpiao/server/db/database'
import { migrate } from '@jinpiao/server/db/migrate'
import { todayOf } from '@jinpiao/server/domain/clock'
import { runDaily } from '@jinpiao/server/jobs/daily'
import { createFilledWorld } from '@jinpiao/server/testing/fill'
import { type PlainWorld, plainWorld } from '@jinpiao/server/testing/plainWorld'
import type { World } from '@jinpiao/server/testing/world'
import { daysBetween } from '@jinpiao/values/days'
import type { Begin, Night, Worked } from './dailyServer.ts'

/** What falls due on one day, among all tickets. */
const TICKETS = Number(process.env['BENCH_TICKETS'] ?? 150_000)
const DUE = Number(process.env['BENCH_DUE'] ?? TICKETS / 6)
/** Seconds for which the light requests are measured by themselves, before the work. */
const ALONE_SECONDS = 20
const READ_EVERY_MS = 25
const WRITE_EVERY_MS = 200
/** On which they fall due: a Tuesday, soon after the world's first day. */
const DAY = '2026-11-24'

/** What is promised (issue 41): seconds are of the whole size. */
const bounds = { sqlite: 120, postgres: 180, shared: 0.6, light: 3, gap: 50 }

export const DAILY = 'daily'

/** How databases of a dialect are made: an empty one, and the copy of one that nobody has open. */
export interface Places {
  name: 'SQLite' | 'PostgreSQL'
  create(copyOf?: string): Promise<string>
}

export function placesIn(folder: string): Places {
  let count = 0
  return {
    name: 'SQLite',
    async create(copyOf) {
      count += 1
      const location = join(folder, `daily-${count}.db`)
      if (copyOf !== undefined) await copyFile(copyOf, location)
      return location
    },
  }
}

/**
 * The daily work of a day on which very much falls due, and light requests beside it and before it: on one server, and on
 * PostgreSQL on two that share it.
 */
export async function timeDaily({ name, create }: Places): Promise<object> {
  console.log(`\n${name}: ${DAILY}, ${DUE} of ${TICKETS} tickets fall due…`)
  const filled = await create()
  const world = await fillDue(filled)
  const one = await onServers([await create(filled)], world)
  say(name, '1 server', one)
  if (name === 'SQLite') return { database: name, case: DAILY, one }
  const location = await create(filled)
  const two = await onServers([location, location], world)
  say(name, '2 servers', two)
  const share = two.seconds / one.seconds
  console.log(`${mark(share, bounds.shared)} ${share.toFixed(2)}×  two servers, of the time of one`)
  return { database: name, case: DAILY, one, two, share }
}

/** As it is on the evening before: everything else that time does has been done. */
async function fillDue(location: string): Promise<PlainWorld> {
  const database = openDatabase(location)
  await migrate(database)
  const world = await createFilledWorld(database, TICKETS, { day: DAY, count: DUE })
  world.clock.advanceDays(daysBetween(todayOf(world.clock), DAY) - 1)
  await settle(world)
  const plain = plainWorld(world)
  await database.close()
  return plain
}

async function settle(world: World): Promise<void> {
  const start = performance.now()
  await runDaily(world).catch((error: AggregateError) => console.log(`  the day before: ${error.errors?.[0] ?? error}`))
  console.log(`  the day before took ${((performance.now() - start) / 1000).toFixed(0)} s`)
}

interface Outcome {
  seconds: number
  night: Night
  servers: Worked[]
  /** Milliseconds, in order: p99 of light requests before the work and beside it. */
  light: Record<'read' | 'write', { alone: number; beside: number; longest: number }>
  /** Light requests beside it that were not answered. */
  refused: number
  left: number
  messages: number
}

async function onServers(locations: readonly string[], world: PlainWorld): Promise<Outcome> {
  const begin = (location: string): Begin => ({ location, world, later: 86_400_000 })
  const servers = await Promise.all(locations.map((location) => started(begin(location))))
  const url = `http://127.0.0.1:${servers[0]?.port}`
  await during(url, () => setTimeout(2000))
  const alone = await during(url, () => setTimeout(ALONE_SECONDS * 1000))
  let worked: Worked[] = []
  const beside = await during(url, async () => {
    worked = await Promise.all(servers.map(({ child }) => answerOf<Worked>(child, 'daily')))
  })
  const seconds = Math.max(...worked.map((each) => each.seconds))
  const night = await answerOf<Night>(servers[0]?.child as ChildProcess, 'night')
  for (const { child } of servers) {
    child.send('end')
    await once(child, 'exit')
  }
  const database = openDatabase(locations[0] ?? '')
  const { left, messages } = await leftIn(database)
  await database.close()
  const light = (what: 'read' | 'write') => ({
    alone: p99(alone[what]),
    beside: p99(beside[what]),
    longest: Math.max(...beside[what]),
  })
  return {
    seconds,
    night,
    servers: worked,
    light: { read: light('read'), write: light('write') },
    refused: beside.refused,
    left,
    messages,
  }
}

async function leftIn({ read }: Database) {
  const count = async (table: 'ticket' | 'message', state?: string) => {
    let found = read.selectFrom(table).select((eb) => eb.fn.countAll<number | bigint>().as('n'))
    if (state !== undefined)
      found = found
        .where('state' as never, '=', state as never)
        .where('pkCredit' as never, '<', `T${100_000_000 + DUE}` as never)
    return Number((await found.executeTakeFirstOrThrow()).n)
  }
  return { left: await count('ticket', 'HELD'), messages: await count('message') }
}

async function started(begin: Begin): Promise<{ child: ChildProcess; port: number }> {
  const args = process.env['BENCH_CPU_PROF'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_CPU_PROF']}`] : []
  const child = fork(join(import.meta.dirname, 'dailyServer.ts'), [JSON.stringify(begin)], {
    execArgv: ['--no-warnings', ...args],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

async function answerOf<Answer>(child: ChildProcess, asked: 'daily' | 'night'): Promise<Answer> {
  child.send(asked)
  const [answer] = (await once(child, 'message')) as [Answer]
  return answer
}

type Asked = Record<'read' | 'write', number[]> & { refused: number }

/** Asks again and again while something is done, whether the answer before has come or not. */
async function during(url: string, work: () => Promise<unknown>): Promise<Asked> {
  const asked: Asked = { read: [], write: [], refused: 0 }
  const under = new Set<Promise<unknown>>()
  const ask = (what: 'read' | 'write') => () => {
    const start = performance.now()
    const answer = fetch(`${url}/${what}`)
      .then(async (response) => {
        await response.text()
        if (response.status === 200) asked[what].push(performance.now() - start)
        else asked.refused += 1
      })
      .finally(() => under.delete(answer))
    under.add(answer)
  }
  const timers = [setInterval(ask('read'), READ_EVERY_MS), setInterval(ask('write'), WRITE_EVERY_MS)]
  await work()
  for (const timer of timers) clearInterval(timer)
  await Promise.all(under)
  return asked
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0

const mark = (value: number, bound: number) => (value <= bound ? ' ' : '!')

function say(
  name: Places['name'],
  who: string,
  { seconds, night, servers, light, refused, left, messages }: Outcome,
): void {
  const bound = name === 'SQLite' ? bounds.sqlite : bounds.postgres
  console.log(`  ${who}: ${left} are left, ${messages} messages, ${refused} light requests were refused`)
  console.log(`${mark(seconds, bound)} ${seconds.toFixed(1)} s  the daily work`)
  for (const { processorSeconds, longestGap, gap99, failures } of servers) {
    console.log(`  ${processorSeconds.toFixed(1)} s of its processor ${failures.join('; ')}`)
    console.log(`${mark(longestGap, bounds.gap)} ${longestGap.toFixed(0)} ms  longest gap (p99 ${gap99.toFixed(1)} ms)`)
  }
  for (const [what, { alone, beside, longest }] of Object.entries(light)) {
    const ratio = beside / alone
    const ms = `${alone.toFixed(1)} → ${beside.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`
    console.log(`${mark(ratio, bounds.light)} ${ratio.toFixed(1)}×  p99 of a light ${what} beside it (${ms})`)
  }
  const nightly = `longest gap in ${night.seconds.toFixed(1)} s, the looks of the night ${night.failures.join('; ')}`
  console.log(`${mark(night.longestGap, bounds.gap)} ${night.longestGap.toFixed(0)} ms  ${nightly}`)
}
