import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { putDraft } from '@jinpiao/server/acts/formDrafts'
import { openDatabase } from '@jinpiao/server/db/database'
import { runDaily } from '@jinpiao/server/jobs/daily'
import { checkAudit, checkTallies } from '@jinpiao/server/jobs/nightly'
import { messages } from '@jinpiao/server/queries/messages'
import { type PlainWorld, worldOf } from '@jinpiao/server/testing/plainWorld'
import { as, type Person, reading } from '@jinpiao/server/testing/world'

/**
 * A server of the bench in a process of its own: a light read and a light write by HTTP, and beside them the daily work,
 * when its parent says so.
 */
export interface Begin {
  location: string
  world: PlainWorld
  /** Milliseconds by which the world's clock is moved on. */
  later: number
}

/** What the daily work has cost this process. */
export interface Worked {
  seconds: number
  /** Of this process's own processor, for PostgreSQL has processes of its own. */
  processorSeconds: number
  /** The longest time for which nothing else could run, and that of one turn in a hundred, in milliseconds. */
  longestGap: number
  gap99: number
  failures: string[]
}

/** What the looks of the night have cost, which come after it. */
export type Night = Pick<Worked, 'seconds' | 'longestGap' | 'failures'>

const { location, world: plain, later } = JSON.parse(process.argv[2] ?? '{}') as Begin
const world = worldOf(plain, openDatabase(location))
world.clock.advance(later)

const everybody = Object.keys(world.people) as Person[]
let version = 0
const light: Record<string, () => Promise<unknown>> = {
  '/read': () =>
    messages.page(reading(world, 'operator'), {
      page: 1,
      pageSize: 10,
      messageState: 'ALL',
      messageType: 'ALL',
    } as never),
  '/write': async () => {
    version += 1
    // Acts of one person wait for one another: that is not what is measured.
    const who = everybody[version % everybody.length] ?? 'operator'
    return putDraft(as(world, who), {
      routeKey: `/bench/${process.pid}/${version}`,
      payload: { amount: '1.00' },
      version: 0,
    })
  },
}

const server = createServer((request, response) => {
  const work = light[request.url ?? '']
  void (work?.() ?? Promise.reject(new Error('Not found'))).then(
    (answer) => response.end(JSON.stringify(answer)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))

process.on('message', (said) => {
  if (said === 'daily') void daily().then((worked) => process.send?.(worked))
  else if (said === 'night') void night().then((looked) => process.send?.(looked))
  else process.exit()
})

async function daily(): Promise<Worked> {
  const gaps = monitorEventLoopDelay({ resolution: 1 })
  gaps.enable()
  const processor = process.cpuUsage()
  const start = performance.now()
  const failures: string[] = []
  await runDaily(world).catch((error: AggregateError) => {
    failures.push(...flat(error).map(String).slice(0, 3))
  })
  const { user, system } = process.cpuUsage(processor)
  const seconds = (performance.now() - start) / 1000
  gaps.disable()
  return {
    seconds,
    processorSeconds: (user + system) / 1e6,
    longestGap: gaps.max / 1e6,
    gap99: gaps.percentile(99) / 1e6,
    failures,
  }
}

async function night(): Promise<Night> {
  const gaps = monitorEventLoopDelay({ resolution: 1 })
  gaps.enable()
  const start = performance.now()
  const failures: string[] = []
  for (const look of [checkTallies, checkAudit])
    await look(world).catch((error: unknown) => void failures.push(String(error).slice(0, 200)))
  gaps.disable()
  return { seconds: (performance.now() - start) / 1000, longestGap: gaps.max / 1e6, failures }
}

const flat = (error: unknown): unknown[] => (error instanceof AggregateError ? error.errors.flatMap(flat) : [error])
