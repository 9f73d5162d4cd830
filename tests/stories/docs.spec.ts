import { readConsole } from '../sweep/probes/console.ts'
import { walkKeyboard } from '../sweep/probes/keyboard.ts'
import type { Probe } from '../sweep/runState.ts'
import { reportOf } from '../sweep/stateReport.ts'
import { families, isOfComponent, nameOfPage, pages } from './catalogue.ts'
import { judge } from './judge.ts'
import { type Look, nameOf, usual } from './look.ts'
import { dearProbes, forcedProbes, pageProbes, unfoldedProbes } from './probes.ts'
import { expect, test } from './test.ts'
import { docsTriage } from './triage.ts'

/** The one most unlike the usual look. */
const narrow: Look = { ...usual, colours: 'dark', width: 320 }

/** Every story is looked at by itself, and costs more to load than the page around it. */
const standIn =
  '<!doctype html><html lang="zh-CN"><title>示例</title><div id="storybook-root"><button>示例</button></div>'

const isOfStory = /iframe\.html\?.*viewMode=story/

test.describe('pages of documentation', () => {
  test.beforeEach(({ storybook }) =>
    storybook.page.route(isOfStory, (route) =>
      route.request().frame().parentFrame() === null
        ? route.fallback()
        : route.fulfill({ contentType: 'text/html; charset=utf-8', body: standIn }),
    ),
  )
  test.afterEach(({ storybook }) => storybook.page.unroute(isOfStory))

  // One test for each page: what is new in Storybook is looked at without a line here.
  for (const [place, docs] of pages.entries()) {
    test(`A11Y G1, G3–G9: ${docs.title}`, async ({ storybook }, info) => {
      await storybook.read(docs, usual)
      const name = nameOfPage(docs)
      await expect(storybook.page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(storybook.page).toHaveTitle(`${name} - 金票组件库`)
      // Those of components are one layout: axe sees each once, as it opens or unfolded in the dark at 320 px.
      const isTurn = (of: number, turn: number) => !isOfComponent(docs) || place % of === turn
      const wrong: string[] = []
      const look = async (where: string, probes: Readonly<Record<string, Probe>>) => {
        const judgement = await judge(storybook, docs, where, probes, docsTriage)
        await info.attach('state', reportOf(judgement.state))
        wrong.push(...judgement.wrong)
      }
      await look(nameOf(usual), {
        ...pageProbes,
        ...(isTurn(2, 0) && dearProbes),
        ...(isTurn(4, 0) && forcedProbes),
        console: readConsole,
      })
      if (isTurn(2, 1)) {
        await storybook.read(docs, narrow)
        await storybook.unfold()
        await look(`${nameOf(narrow)}, unfolded`, unfoldedProbes)
      }
      expect(wrong.join('\n')).toBe('')
    })
  }
})

test('no two pages have one name', () => {
  const names = pages.map(nameOfPage)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('every story has a Chinese name, where Storybook finds it for the sidebar', () => {
  const named = families.flatMap(({ stories }) => stories)
  expect(named.filter(({ name }) => !/\p{Script=Han}/u.test(name)).map(({ id }) => id)).toEqual([])
})

test('a page shows its first story in a frame, which Tab goes through and on', async ({ storybook }) => {
  const docs = pages.find((page) => nameOfPage(page).startsWith('Button '))!
  await storybook.load(docs)
  await storybook.read(docs, usual)
  await expect(storybook.page.frameLocator('iframe').first().getByRole('button').first()).toBeVisible()
  expect(await walkKeyboard(storybook.visit)).toEqual([])
})

test('the search finds the page of a component by its English and by its Chinese name', async ({ storybook, page }) => {
  await page.goto(`${storybook.baseURL}index.html`)
  const search = page.getByRole('searchbox', { name: 'Search for components' })
  // The second is the one whose Chinese name stands farthest from the beginning, which is where the search looks first.
  for (const title of ['MoneyField 金额', 'DescriptionTooltip 术语说明']) {
    for (const name of title.split(' ')) {
      await search.fill(name)
      await expect(page.getByRole('option', { name: title }).first(), name).toBeVisible()
    }
  }
  await search.fill('MoneyField')
  await search.press('ArrowDown')
  await search.press('Enter')
  const preview = page.frameLocator('#storybook-preview-iframe')
  await expect(preview.getByRole('heading', { level: 1, name: 'MoneyField 金额' })).toBeVisible()
})

test('who knows a component by its name in another library finds it, too', async ({ storybook, page }) => {
  const chooser = pages.find((docs) => nameOfPage(docs) === '选哪个组件')!
  await page.goto(`${storybook.baseURL}iframe.html?viewMode=docs&id=${chooser.id}`)
  const search = page.getByRole('searchbox', { name: '要做什么' })
  for (const [known, title] of [
    ['Pagination', 'Pager 分页'],
    ['Drawer', 'SideSheet 侧边面板'],
    ['datepicker', 'DateField 日期'],
  ] as const) {
    await search.fill(known)
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link'), known).toHaveText(title)
  }
})
