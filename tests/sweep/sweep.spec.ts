import { expect, test as base } from '@playwright/test'
import { routes } from '@jinpiao/portal/routes/routes'
import { people } from '../lib/people.ts'
import { Desks } from './desks.ts'
import { told } from './finding.ts'
import { runState } from './runState.ts'
import { settled, type State, statesOf } from './states.ts'
import { reportOf } from './stateReport.ts'
import { unresolved } from './triage.ts'
import { applyVariant, isFull, variantsFor } from './variant.ts'
import { nextFrame, type Visit } from './visit.ts'

const test = base.extend<object, { desks: Desks }>({
  desks: [
    async ({ browser }, use, { project }) => {
      const desks = new Desks(browser, project.use.baseURL ?? '', people)
      await use(desks)
      await desks.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One test for each row of the portal's own table: a new route is swept without a line here.
for (const [place, route] of routes.entries()) {
  test(`A11Y G1–G9, G13: ${route.path}`, async ({ desks }, info) => {
    const wrong: string[] = []
    let seenBy = 0
    for await (const { name: role, visit } of desks.whoSee(route)) {
      if (seenBy > 0 && !isFull) break
      const viewer = seenBy++
      for (const [index, state] of statesOf(route.path).entries()) {
        const { visit: own = visit, name = role } = state.as === undefined ? {} : await desks.of(state.as)
        for (const variant of variantsFor(viewer, place, index)) {
          info.setTimeout(info.timeout + 20_000)
          const where = [route.path, name, state.name, variant.name].join(' · ')
          await applyVariant(own.page, variant)
          const begin = performance.now()
          try {
            await open(own, route.path, state)
          } catch (error) {
            wrong.push(`${where}\n    not reached: ${String(error)}`)
            await info.attach(`not reached: ${where}`, { body: await own.page.screenshot(), contentType: 'image/png' })
            continue
          }
          const reach = Math.round(performance.now() - begin)
          const { findings, cost } = await runState(own)
          const title = await own.page.title()
          const seen = { path: route.path, state: state.name, where }
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

/** Loads the page afresh, waits until it shows what it is, and brings it into `state`. */
async function open({ page, console }: Visit, path: string, state: State): Promise<void> {
  console.length = 0
  await page.goto(path.slice(1))
  await settled(page)
  expect(new URL(page.url()).pathname, 'the page itself, not where the guard sends others').toMatch(
    new RegExp(`${path}$`),
  )
  await state.reach(page)
  if (state.expected?.some(({ rule }) => rule === 'busy')) return
  // What it has asked for begins a frame later.
  await nextFrame(page)
  await settled(page)
}
