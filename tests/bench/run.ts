import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { repository } from '../../scripts/run.ts'
import { buildLogin, buildOurs, buildPeer, dist } from './apps.ts'
import { initialFiles, loginKb, loginSource, weigh } from './bundle.ts'
import { type Measure, summarize, table } from './measures.ts'
import { type Served, servePortal, serveStatic } from './serve.ts'
import { type Load, measureForm, measureLogin } from './visit.ts'
import { type GridUse, measureGrid, measureMount } from './visitGrid.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 7)
const formSource = /src\/Form\.tsx$/

/** `small`: the peer with a tenth of the rows. */
type Side = 'ours' | 'peer' | 'bare' | 'small'

/** The sides take turns, and each goes first as often as the others: what disturbs the machine disturbs all. */
async function interleaved<T>(measure: (url: string) => Promise<T>, urls: Partial<Record<Side, string>>) {
  const taken: Record<Side, T[]> = { ours: [], peer: [], bare: [], small: [] }
  const sides = Object.entries(urls) as [Side, string][]
  for (let index = 0; index < runs * sides.length; index++) {
    const turn = Math.floor(index / sides.length)
    const [side, url] = sides[(index + turn) % sides.length]!
    taken[side].push(await measure(url))
    process.stdout.write('.')
  }
  process.stdout.write('\n')
  return taken
}

function sizes(page: Measure['page'], ourDist: string, source: RegExp, target?: Measure['target']): Measure[] {
  const ours = initialFiles(ourDist, source)
  const peer = initialFiles(dist.peer, source)
  const line = (name: string, kind: 'gzip' | 'brotli', parts: ('scripts' | 'styles')[]): Measure => ({
    page,
    name,
    unit: 'KB',
    ours: [
      weigh(
        ourDist,
        parts.flatMap((part) => ours[part]),
      )[kind] / 1000,
    ],
    peer: [
      weigh(
        dist.peer,
        parts.flatMap((part) => peer[part]),
      )[kind] / 1000,
    ],
  })
  return [
    { ...line('initial JS, gzip', 'gzip', ['scripts']), ...(target && { target }) },
    line('initial JS, brotli', 'brotli', ['scripts']),
    // The peer carries its styles in its scripts.
    line('initial JS and CSS, gzip', 'gzip', ['scripts', 'styles']),
  ]
}

const times = <T extends Load>(page: Measure['page'], taken: Record<Side, T[]>) => {
  return (name: string, unit: Measure['unit'], pick: (one: T) => number, target?: Measure['target']): Measure => ({
    page,
    name,
    unit,
    ours: taken.ours.map(pick),
    peer: taken.peer.map(pick),
    ...(taken.bare.length > 0 && { bare: taken.bare.map(pick) }),
    ...(target && { target }),
  })
}

/** All scripts that the pages fetched by themselves: what a page merely postpones shows here. */
function allScripts(page: Measure['page'], ourDist: string, base: string, taken: Record<Side, Load[]>): Measure {
  const weight = (folder: string, loads: Load[], prefix: string) =>
    weigh(
      folder,
      (loads[0]?.scripts ?? []).map((path) => path.slice(prefix.length)),
    ).gzip / 1000
  const ours = [weight(ourDist, taken.ours, base)]
  return { page, name: 'all JS once settled, gzip', unit: 'KB', ours, peer: [weight(dist.peer, taken.peer, '/')] }
}

async function login(peer: Served): Promise<Measure[]> {
  await buildLogin()
  const portal = await servePortal()
  try {
    const taken = await interleaved(measureLogin, { ours: `${portal.origin}/cv3/login`, peer: `${peer.origin}/login` })
    const time = times('login', taken)
    return [
      ...sizes('login', dist.portal, loginSource, { ratio: 0.6, ours: loginKb }),
      allScripts('login', dist.portal, '/cv3/', taken),
      time('script to ready', 'ms', ({ scriptToReady }) => scriptToReady),
      time('heap when ready', 'MB', ({ heap }) => heap),
    ]
  } finally {
    await portal.stop()
  }
}

async function form(peer: Served): Promise<Measure[]> {
  await buildOurs()
  const ours = await serveStatic(dist.ours)
  const bare = await serveStatic(dist.bare)
  try {
    const urls = { ours: `${ours.origin}/form`, peer: `${peer.origin}/form`, bare: bare.origin }
    const taken = await interleaved(measureForm, urls)
    const time = times('form', taken)
    return [
      ...sizes('form', dist.ours, formSource),
      allScripts('form', dist.ours, '/', taken),
      time('script to ready', 'ms', ({ scriptToReady }) => scriptToReady),
      time('keystroke to paint, text', 'ms', ({ text }) => text.toPaint, { ratio: 0.7 }),
      time('keystroke to paint, amount', 'ms', ({ money }) => money.toPaint, { ratio: 0.7 }),
      time('main-thread work per key, text', 'ms', ({ text }) => text.work),
      time('main-thread work per key, amount', 'ms', ({ money }) => money.work),
      time('theme switch to paint', 'ms', ({ themeToPaint }) => themeToPaint, { ratio: 0.2 }),
      time('first theme switch to paint', 'ms', ({ firstThemeToPaint }) => firstThemeToPaint),
      time('heap when ready', 'MB', ({ heap }) => heap),
    ]
  } finally {
    await ours.stop()
    await bare.stop()
  }
}

async function grid(peer: Served): Promise<Measure[]> {
  await buildOurs()
  const ours = await serveStatic(dist.ours)
  try {
    const bare = (await interleaved(measureMount, { bare: `${ours.origin}/bare-grid.html` })).bare
    const taken = await interleaved(measureGrid, {
      ours: `${ours.origin}/grid?rows=100000`,
      peer: `${peer.origin}/grid?rows=100000`,
      small: `${peer.origin}/grid?rows=10000`,
    })
    const line =
      (side: 'peer' | 'small') =>
      (name: string, unit: Measure['unit'], pick: (one: GridUse) => number, target?: Measure['target']): Measure => ({
        page: 'grid',
        name,
        unit,
        ours: taken.ours.map(pick),
        peer: taken[side].map(pick),
        ...(target && { target }),
      })
    const alike = line('peer')
    const tenth = line('small')
    return [
      { ...tenth('mount 100,000 to peer’s 10,000', 'ms', ({ mount }) => mount, { ratio: 0.3 }), bare },
      alike('mount 100,000', 'ms', ({ mount }) => mount),
      alike('sort 100,000', 'ms', ({ sort }) => sort, { ratio: 0.25 }),
      alike('sort 100,000 the other way', 'ms', ({ sortAgain }) => sortAgain, { ratio: 0.25 }),
      tenth('sort 100,000 to peer’s 10,000', 'ms', ({ sort }) => sort),
      alike('frames over 50 ms while scrolling', 'frames', ({ longFrames }) => longFrames, { ratio: 1, ours: 0 }),
      alike('longest frame while scrolling', 'ms', ({ worstFrame }) => worstFrame),
      alike('heap with 100,000 rows', 'MB', ({ heap }) => heap, { ratio: 0.7 }),
      tenth('heap to peer’s 10,000', 'MB', ({ heap }) => heap),
    ]
  } finally {
    await ours.stop()
  }
}

process.once('SIGTERM', () => process.exit(143))
const [wanted] = process.argv.slice(2)
const measures: Measure[] = []
await buildPeer()
const peer = await serveStatic(dist.peer)
for (const [name, part] of Object.entries({ login, form, grid })) {
  if (wanted !== undefined && wanted !== name) continue
  console.log(`Measuring the ${name} page, ${runs} times each …`)
  try {
    measures.push(...(await part(peer)))
  } catch (error) {
    // Only this fails the command: a missed target is a result, and a slow machine is no defect.
    console.error(`The ${name} page could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
await peer.stop()

const summaries = measures.map(summarize)
if (summaries.length > 0) {
  console.log(`\n${table(summaries)}`)
  const folder = join(repository, 'artifacts')
  mkdirSync(folder, { recursive: true })
  const taken = { at: new Date().toISOString(), runs, processor: cpus()[0]?.model, processors: cpus().length }
  writeFileSync(join(folder, 'bench.json'), `${JSON.stringify({ ...taken, measures: summaries }, null, 2)}\n`)
}
