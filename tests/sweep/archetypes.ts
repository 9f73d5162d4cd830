import { readFileSync } from 'node:fs'
import { invoiceKeepers } from '@jinpiao/contract/invoices'
import type { Post, RoleCode } from '@jinpiao/contract/roles'
import { pageFileOf } from '@jinpiao/portal/routes/pageFile'
import type { PortalRoute, RouteArchetype } from '@jinpiao/portal/routes/route'
import { routes } from '@jinpiao/portal/routes/routes'
import type { Page } from '@playwright/test'
import { repository } from '../../scripts/run.ts'
import { answerCalls } from './answers.ts'
import type { State } from './state.ts'
import { empty, failed, loading, longText, noMatch, refused, selected } from './states/common.ts'
import { openTab, unobstructed } from './states/steps.ts'

type Route = Pick<PortalRoute, 'archetype' | 'path' | 'listedOn'>

/**
 * States that every page of an archetype has. They are not written per page: a new route gets them by its archetype. Some
 * depend on what the page shows of it.
 */
const statesOfArchetype: Record<RouteArchetype, (route: Route, post?: Post) => readonly State[]> = {
  home: () => [loading, empty, noMatch, failed, longText],
  list: (route, post) => [loading, empty, ...statesOfTable(route, post), failed, longText],
  detail: (route) =>
    [opened, loading, failed, longText].map((state) => fromList(route, state, listReaders[route.path])),
  desk: () => [loading, empty, noMatch, selected, failed, longText],
  // An empty form may have nothing to fetch; what was submitted before is fetched on every such page.
  apply: (route) =>
    [ofForm(refused), longText, ofSubmitted(loading), ofSubmitted(failed)].map((state) => withForm(route, state)),
  form: ({ path }) => (filledForms.includes(path) ? [] : [refused]),
  part: (route) => (chosenParts.includes(route.path) ? [] : [fromThing(route, refused)]),
  figures: () => [loading, empty, failed, longText],
  articles: () => [loading, failed, longText],
  notice: () => [],
}

/** Forms in whose place something else stands for the people of the seed, with the call whose answer decides it. */
const covered: Readonly<Record<string, string>> = { '/credit/self-loan/apply/index': '/self-loans/agreement' }

/** The form itself, whatever stands in its place. */
function withForm({ path }: Route, state: State): State {
  const call = covered[path]
  return {
    ...state,
    async prepare(page) {
      if (call !== undefined)
        await answerCalls(page, ({ url }) => (url.includes(call) ? { change: () => null } : undefined))
      await state.prepare?.(page)
      // Asked before what the state answers.
      await unobstructed(page)
    },
  }
}

/** What a page is for the holder of a post; the first of its archetypes for whoever has another. */
export function archetypeOf({ archetype, path }: Route, post: Post | undefined): RouteArchetype {
  if (typeof archetype === 'string') return archetype
  const found = (post && archetype[post]) ?? Object.values(archetype)[0]
  if (found === undefined) throw new Error(`${path} has no archetype`)
  return found
}

export const commonStates = (route: Route, post?: Post): readonly State[] =>
  statesOfArchetype[archetypeOf(route, post)](route, post)

/** Lists that not everybody who reads them chooses from. */
const choosers: Readonly<Record<string, readonly Post[]>> = {
  '/credit/invoice-detail/index': invoiceKeepers,
  '/my/confirmation/index': ['DIRECTOR'],
  // Only what is paid can be chosen, which has a tab of its own: `states/exchange.ts`.
  '/my/account/bill': [],
}

/** Desks at which nothing of the seed waits for some who decide there: an enterprise has one such application at a time. */
const nothingWaits: Readonly<Record<string, readonly RoleCode[]>> = { '/credit/loan/index': ['ROLE_CORP_DIRECTOR'] }

/** Whether something of the seed waits at the desk of a page for the holder of a role. */
export const somethingWaits = ({ path }: Pick<Route, 'path'>, role: string): boolean =>
  !nothingWaits[path]?.some((each) => each === role)

/** Who reads the list that leads to a detail, where the first who sees the detail does not. */
const listReaders: Readonly<Record<string, string>> = { '/credit/finance-data/detail': 'SO' }

/** Forms that open with what is stored: sent as they are, they are taken. */
const filledForms: readonly string[] = ['/my/invoice-manage/invoice-info']

/** Sections that are chosen from a list: nothing of them is refused. */
const chosenParts: readonly string[] = ['/credit/finance-data/upload/invoice']

/** A list of `ListPage` is searched; some are chosen from. The messages are neither. */
function statesOfTable({ path }: Route, post: Post | undefined): readonly State[] {
  const source = sourceOf(`${repository}/portal/src/pages${pageFileOf(path)}`)
  const chooses = choosers[path]?.some((each) => each === post) ?? true
  return [
    ...(source.includes('<ListPage') ? [noMatch] : []),
    ...(chooses && source.includes('selection={') ? [selected] : []),
  ]
}

/** A page's own file; of one that only shows a list of its business, that of the list, too. */
function sourceOf(file: string): string {
  const own = readFileSync(file, 'utf8')
  const lists = [...own.matchAll(/'#portal\/(business\/\w+\/\w+List\.tsx)'/g)]
  return [own, ...lists.map(([, list]) => readFileSync(`${repository}/portal/src/${list}`, 'utf8'))].join('\n')
}

/** On the tab of the form: where one chooses from a list first, the page opens with that. */
const ofForm = (state: State): State => ({
  ...state,
  async reach(page: Page) {
    const form = new URL(page.url())
    form.searchParams.set('tab', 'form')
    await page.goto(form.href)
    await state.reach(page)
  },
})

/** The first row's own page. */
const opened: State = {
  name: 'one of the list',
  async reach(page) {
    await page.locator('main').locator('dl, table').first().waitFor()
  },
}

/**
 * A state of a page whose address needs a key: it is reached from its list.
 *
 * @param as key of the person of the seed whom the list has something for; without it whoever sees the page.
 */
export function fromList(route: Route, { prepare, reach, ...state }: State, as?: string): State {
  const { path } = route
  const list = listOf(route)
  return {
    ...state,
    ...(as !== undefined && { as }),
    async reach(page) {
      await page.goto(list.slice(1))
      // Its row leads to other pages, too.
      const link = page.getByRole('row').locator(`a[href*="${path}?"]`).first()
      await link.waitFor()
      await prepare?.(page)
      await link.press('Enter')
      await page.waitForURL((url) => url.pathname.endsWith(path))
      await reach(page)
    },
  }
}

/** A state of a section that stands empty in a draft: reached from the list by the page of the draft. */
function fromThing(route: Route, state: State): State {
  const { path, listedOn } = route
  if (listedOn === undefined) return state
  return {
    ...state,
    as: 'SO',
    async reach(page) {
      await openDraft(page, listedOn)
      await page.locator(`main a[href*="${path}?"]`).press('Enter')
      await page.waitForURL((url) => url.pathname.endsWith(path))
      await state.reach(page)
    },
  }
}

/** The newest draft of a list, on its own page. */
async function openDraft(page: Page, list: string): Promise<void> {
  await page.goto(`${list.slice(1)}?state=DRAFT`)
  await page.getByRole('rowheader').getByRole('link').first().press('Enter')
  await page.locator('main ol').first().waitFor()
}

/** The list that leads to a detail. @throws where none is named and none lies beside it. */
function listOf({ path, listedOn }: Route): string {
  if (listedOn !== undefined) return listedOn
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
