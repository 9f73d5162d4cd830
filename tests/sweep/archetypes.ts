import { readFileSync } from 'node:fs'
import { pageFileOf } from '@jinpiao/portal/routes/pageFile'
import type { PortalRoute, RouteArchetype } from '@jinpiao/portal/routes/route'
import { routes } from '@jinpiao/portal/routes/routes'
import type { Page } from '@playwright/test'
import { repository } from '../../scripts/run.ts'
import type { State } from './state.ts'
import { empty, failed, loading, longText, noMatch, refused, selected } from './states/common.ts'
import { openTab } from './states/steps.ts'

type Route = Pick<PortalRoute, 'archetype' | 'path'>

/**
 * States that every page of an archetype has. They are not written per page: a new route gets them by its archetype. Some
 * depend on what the page shows of it.
 */
const statesOfArchetype: Record<RouteArchetype, (route: Route) => readonly State[]> = {
  home: () => [loading, empty, noMatch, failed, longText],
  list: (route) => [loading, empty, ...statesOfTable(route), failed, longText],
  detail: (route) => [opened, loading, failed, longText].map((state) => fromList(route, state)),
  desk: () => [loading, empty, noMatch, selected, failed, longText],
  // An empty form may have nothing to fetch; what was submitted before is fetched on every such page.
  apply: () => [refused, longText, ofSubmitted(loading), ofSubmitted(failed)],
  form: () => [refused],
  articles: () => [loading, failed, longText],
  notice: () => [],
}

export const commonStates = (route: Route): readonly State[] => statesOfArchetype[route.archetype](route)

/** A list of `ListPage` is searched; some are chosen from. The messages are neither. */
function statesOfTable({ path }: Route): readonly State[] {
  const source = readFileSync(`${repository}/portal/src/pages${pageFileOf(path)}`, 'utf8')
  return [...(source.includes('<ListPage') ? [noMatch] : []), ...(source.includes('selection={') ? [selected] : [])]
}

/** The first row's own page. */
const opened: State = {
  name: 'one of the list',
  async reach(page) {
    await page.locator('main').locator('dl, table').first().waitFor()
  },
}

/** A state of a page whose address needs a key: it is reached from the list in the same folder. */
function fromList({ path }: Route, { prepare, reach, ...state }: State): State {
  const list = listOf(path)
  return {
    ...state,
    async reach(page) {
      await page.goto(list.slice(1))
      const link = page.getByRole('rowheader').getByRole('link').first()
      await link.waitFor()
      await prepare?.(page)
      await link.press('Enter')
      await page.waitForURL((url) => url.pathname.endsWith(path))
      await reach(page)
    },
  }
}

/** @throws a detail without a list beside it: its page says by hand how it is reached. */
function listOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const list = routes.find((route) => route.archetype === 'list' && route.path.startsWith(folder))
  if (!list) throw new Error(`No list beside ${path}`)
  return list.path
}

const submittedTab = /^已提交/
/** A state of what has been submitted with a form, from its page on. */
const ofSubmitted = ({ name, prepare, reach, ...state }: State): State => ({
  ...state,
  name: `submitted ones, ${name}`,
  async reach(page: Page) {
    // What the page itself has to fetch comes before answers are held back, or its tabs never do.
    await page.getByRole('tab', { name: submittedTab }).waitFor()
    await prepare?.(page)
    await openTab(page, submittedTab)
    await reach(page)
  },
})
