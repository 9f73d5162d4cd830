import { postOf } from '@jinpiao/contract/roles'
import type { RouteArchetype } from '@jinpiao/portal/routes/route'
import { routes } from '@jinpiao/portal/routes/routes'
import { test as base, expect } from '@playwright/test'
import { startOwnServer } from '../lib/ownServer.ts'
import { people } from '../lib/people.ts'
import { archetypeOf, commonStates, somethingWaits } from './archetypes.ts'
import { Desks } from './desks.ts'
import { told } from './finding.ts'
import { Judged } from './fingerprints.ts'
import { checkLinks } from './links.ts'
import { runSmall, runState } from './runState.ts'
import { reportOf } from './stateReport.ts'
import { selected } from './states/common.ts'
import { loaded, type State, settled, statesOf } from './states.ts'
import { unresolved } from './triage.ts'
import { applyVariant, extent, isFull, variantsFor } from './variant.ts'
import { goWithin, nextFrame, type Visit } from './visit.ts'

const test = base.extend<object, { desks: Desks; judged: Judged }>({
  // A server for each worker: a UKEY that somebody enrols in one browser is no longer theirs in another.
  desks: [
    async ({ browser }, use) => {
      const server = await startOwnServer()
      const desks = new Desks(browser, server.baseURL, people)
      await use(desks)
      await desks.close()
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // One for all workers: what one has judged no other judges again.
  judged: [async ({}, use) => use(new Judged(process.env['JUDGED_PARTS'])), { scope: 'worker' }],
})

/** Pages with many states first: no worker is left alone with one of them. */
const longestFirst = [...routes.entries()].toSorted(
  ([, one], [, other]) => statesOf(other).length - statesOf(one).length,
)

// One test for each row of the portal's own table: a new route is swept without a line here.
for (const [place, route] of longestFirst) {
  test(`A11Y G1–G9, G13: ${route.path}`, async ({ desks, judged: byAll }, info) => {
    // What a try that failed has judged, this one judges again.
    const judged = info.retry > 0 ? new Judged() : byAll
    const wrong: string[] = []
    let seenBy = 0
    /** What the page has been so far: the first who sees it as one of them is the first of that. */
    const seenAs = new Set<RouteArchetype>()
    const roles = new Set<string>()
    for await (const desk of desks.whoSee(route)) {
      const { name: role, visit } = desk
      const viewer = seenBy++
      const post = postOf(role)
      const archetype = archetypeOf(route, post)
      const isFirstOfIt = !seenAs.has(archetype)
      seenAs.add(archetype)
      // What can be done with chosen rows depends on the role, and only the first who has it has something of each kind.
      const chooses = !roles.has(role) && somethingWaits(route, role)
      roles.add(role)
      for (const [index, state] of statesFor({ isFirst: isFirstOfIt, chooses }, route, role).entries()) {
        const { visit: own = visit, name = role } = state.as === undefined ? {} : await desks.of(state.as)
        for (const [look, variant] of variantsFor(viewer, place, index).entries()) {
          info.setTimeout(info.timeout + 20_000)
          const where = [route.path, name, state.name, variant.name].join(' · ')
          await applyVariant(own.page, variant)
          const begin = performance.now()
          try {
            await open(own, route.path, state, (viewer > 0 || extent === 'usual') && state === loaded && !isFull)
          } catch (error) {
            wrong.push(`${where}\n    not reached: ${String(error)}`)
            await info.attach(`not reached: ${where}`, { body: await own.page.screenshot(), contentType: 'image/png' })
            continue
          }
          const reach = Math.round(performance.now() - begin)
          const { news, elements, remember } = isFull ? everything : await judged.recognise(own.page, variant.name)
          // The dearest engines (IBM's rules, the walk back) are a fifth of the whole: `pnpm prove` has them see each page
          // as it opens, for the first who sees it.
          const isFirst = extent !== 'usual' && viewer + index === 0 && news !== 'nothing'
          // `pnpm prove sweep` runs every probe for each of them.
          const isAnother = extent === 'usual' && !isFirstOfIt && news === 'parts'
          const { findings, cost } = await runState(own, isFirst ? 'all' : isAnother ? 'standing' : news)
          if (viewer + index + look === 0) {
            const look = (width: number) => judged.recognise(own.page, `${variant.name}, in ${width} px`)
            const small = await runSmall(own, isFull ? 'all' : look)
            findings.push(...small.findings)
            Object.assign(cost, small.cost)
          }
          if (index + look === 0) findings.push(...(await checkLinks(desk)))
          remember()
          const title = await own.page.title()
          const seen = { path: route.path, state: state.name, where, news: elements }
          await info.attach('state', reportOf({ ...seen, title, cost: { reach, ...cost }, findings }))
          for (const finding of unresolved(findings, route.path)) {
            const { probe, rule } = finding
            if (state.expected?.some((each) => each.probe === probe && each.rule === rule)) continue
            wrong.push(`${where}\n    ${told(finding)}`)
          }
        }
      }
    }
    expect(seenBy, 'somebody of lib/people.ts sees it').toBeGreaterThan(0)
    expect(wrong.join('\n')).toBe('')
  })
}

/**
 * The states that somebody brings a page into. What can be done with chosen rows depends on
 * who chooses them. The other states of the archetype, for whoever sees something new as the page opens, were 51 states
 * more than 85 on six pages, took a third longer and found nothing (2026-11-26): they are for `SWEEP=full`, as is what is
 * done on the page.
 */
function statesFor(
  { isFirst, chooses }: { isFirst: boolean; chooses: boolean },
  route: (typeof routes)[number],
  role: string,
): readonly State[] {
  if (extent === 'usual') return [loaded]
  const post = postOf(role)
  const states = isFirst || isFull ? statesOf(route, post) : [loaded, ...commonStates(route, post).filter(isSelection)]
  return states.filter((state) => chooses || !isSelection(state))
}

/** With `SWEEP=full` every state is judged as if it were the first. */
const everything = { news: 'all', elements: undefined, remember: () => {} } as const

const isSelection = (state: State) => state === selected

const isBusy = ({ expected }: State) => expected?.some(({ rule }) => rule === 'busy') ?? false

/** Opens the page and brings it into `state`. Who only looks in goes there within the portal, as by its menu. */
async function open({ page, console }: Visit, path: string, state: State, looksIn: boolean): Promise<void> {
  console.length = 0
  await state.prepare?.(page)
  if (!looksIn || !(await goWithin(page, path))) await page.goto(path.slice(1))
  if (!isBusy(state)) await settled(page)
  else await page.locator('h1').first().waitFor()
  expect(new URL(page.url()).pathname, 'the page itself, not where the guard sends others').toMatch(
    new RegExp(`${path}$`),
  )
  await state.reach(page)
  if (isBusy(state)) return
  // What it has asked for begins a frame later.
  await nextFrame(page)
  await settled(page)
}
