import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { repository } from '../../scripts/run.ts'
import { buildLogin, buildOurForm, buildPeer, dist } from './apps.ts'
import { initialFiles, weigh } from './bundle.ts'
import { type Measure, summarize, table } from './measures.ts'
import { type Served, servePortal, serveStatic } from './serve.ts'
import { type FormUse, type Load, measureForm, measureLogin } from './visit.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 7)
const loginSource = /src\/(pages\/login\/)?Login\w*\.tsx$/
const formSource = /src\/Form\.tsx$/

/** Both sides take turns, and each goes first as often as the other: what disturbs the machine disturbs both. */
async function interleaved<T>(measure: (url: string) => Promise<T>, ours: string, peer: string) {
  const taken: { ours: T[]; peer: T[] } = { ours: [], peer: [] }
  for (let index = 0; index < runs; index++) {
    const sides = index % 2 === 0 ? (['ours', 'peer'] as const) : (['peer', 'ours'] as const)
    for (const side of sides) taken[side].push(await measure(side === 'ours' ? ours : peer))
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

const times = <T extends Load>(page: Measure['page'], taken: { ours: T[]; peer: T[] }) => {
  return (name: string, unit: Measure['unit'], pick: (one: T) => number, target?: Measure['target']): Measure => ({
    page,
    name,
    unit,
    ours: taken.ours.map(pick),
    peer: taken.peer.map(pick),
    ...(target && { target }),
  })
}

/** Scripts that a page fetched before it was ready although its static imports do not name them. */
function besides(page: string, folder: string, source: RegExp, [first]: Load[]): void {
  const { scripts } = initialFiles(folder, source)
  const extra = (first?.scripts ?? []).filter((path) => !scripts.some((file) => path.endsWith(file)))
  if (extra.length > 0) console.log(`${page} also fetched before it was ready: ${extra.join(', ')}`)
}

async function login(peer: Served): Promise<Measure[]> {
  await buildLogin()
  const portal = await servePortal()
  try {
    const taken = await interleaved(measureLogin, `${portal.origin}/cv3/login`, `${peer.origin}/login`)
    besides('Our login page', dist.portal, loginSource, taken.ours)
    besides("The peer's login page", dist.peer, loginSource, taken.peer)
    const time = times('login', taken)
    return [
      ...sizes('login', dist.portal, loginSource, { ratio: 0.6, ours: 165 }),
      time('script to ready', 'ms', ({ scriptToReady }) => scriptToReady),
      time('heap when ready', 'MB', ({ heap }) => heap),
    ]
  } finally {
    await portal.stop()
  }
}

async function form(peer: Served): Promise<Measure[]> {
  await buildOurForm()
  const ours = await serveStatic(dist.ours)
  try {
    const taken = await interleaved<FormUse>(measureForm, `${ours.origin}/form`, `${peer.origin}/form`)
    const time = times('form', taken)
    return [
      ...sizes('form', dist.ours, formSource),
      time('script to ready', 'ms', ({ scriptToReady }) => scriptToReady),
      time('keystroke to paint', 'ms', ({ keyToPaint }) => keyToPaint, { ratio: 0.7 }),
      time('main-thread work per keystroke', 'ms', ({ workPerKey }) => workPerKey),
      time('theme switch to paint', 'ms', ({ themeToPaint }) => themeToPaint, { ratio: 0.2 }),
      time('first theme switch to paint', 'ms', ({ firstThemeToPaint }) => firstThemeToPaint),
      time('heap when ready', 'MB', ({ heap }) => heap),
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
for (const [name, part] of Object.entries({ login, form })) {
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
