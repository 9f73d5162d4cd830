import type { Page } from '@playwright/test'
import { expect, test } from '../lib/proof.ts'
import type { Finding } from './finding.ts'
import { Judged } from './fingerprints.ts'
import { runState } from './runState.ts'
import { startVisits, type Visit } from './visit.ts'

const light = 'light, 1280 px'

async function open(page: Page): Promise<Visit> {
  const visit = await startVisits(page)
  await page.goto('parts.html')
  return visit
}

/** The page is opened and judged; then it is opened again, and `change` is done to it. */
async function judgedBefore(page: Page, change: () => void) {
  const visit = await open(page)
  const judged = new Judged()
  ;(await judged.recognise(page, light)).remember()
  await page.reload()
  await page.evaluate(change)
  return { visit, judged, ...(await judged.recognise(page, light)) }
}

const rulesOf = (findings: readonly Finding[]) =>
  new Set(findings.filter(({ needsReview }) => !needsReview).map(({ probe, rule }) => `${probe}/${rule}`))

const isNew = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => window.fingerprints.isNew(element))

test('the same page, opened again, has nothing new, though its ids are generated again', async ({ page }) => {
  const { judged, news } = await judgedBefore(page, () => {})
  expect(news).toBe('nothing')
  expect((await judged.recognise(page, 'dark, 1280 px')).elements, 'in another look all is new').toBeGreaterThan(15)
})

test('what is new is judged by every probe that looks at parts, and what was judged is not', async ({ page }) => {
  const { visit } = await judgedBefore(page, () => {
    const bad = '<button style="width: 10px; height: 10px; outline: none; border: 0; background: #fff"></button>'
    document.querySelector('main')?.insertAdjacentHTML('beforeend', bad)
  })
  // The old button is as bad as the new one: it was said when it was new.
  const found = (await runState(visit, 'parts')).findings
  const old = (await runState(visit, 'parts')).findings.filter(({ where }) => where.includes('旧'))
  expect([...rulesOf(found)].sort()).toEqual([
    'axe/button-name',
    'focusRing/focus-ring',
    'forcedColors/invisible',
    'targetSize/target-24',
    'targetSize/target-finger',
  ])
  expect(old.filter(({ probe }) => ['axe', 'focusRing', 'forcedColors'].includes(probe))).toEqual([])
})

test('a new control that Tab does not reach is found, and a new trap', async ({ page }) => {
  const first = await judgedBefore(page, () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button tabindex="-1">够不着</button>')
  })
  expect(rulesOf((await runState(first.visit, 'parts')).findings)).toContain('keyboardReach/unreachable')
  const second = await judgedBefore(page, () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button>陷阱</button>')
    const trap = document.querySelector<HTMLElement>('main > button:last-child')
    trap?.addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault())
  })
  expect(rulesOf((await runState(second.visit, 'parts')).findings)).toContain('keyboardReach/trap')
})

test('a part is new when its surroundings, its size, what is typed or what it leads to has changed', async ({
  page,
}) => {
  const changes: [string, () => void][] = [
    ['surroundings', () => document.querySelector('main')?.classList.add('dark')],
    ['size', () => document.querySelector('main')?.setAttribute('style', 'width: 300px')],
    ['typed', () => void (document.querySelector('input')!.value = '2')],
    ['its message is gone', () => document.querySelector('p[id]')?.remove()],
    ['its label says something else', () => void (document.querySelector('label')!.textContent = '别的')],
  ]
  for (const [what, change] of changes) {
    await judgedBefore(page, change)
    expect(await isNew(page, 'input'), what).toBe(true)
    if (what !== 'surroundings') expect(await isNew(page, 'header'), `${what}: the header`).toBe(false)
  }
})

test('of a page around something new nothing else is new', async ({ page }) => {
  const { elements } = await judgedBefore(page, () => {
    document.querySelector('section')?.insertAdjacentHTML('beforeend', '<p>新的一段</p>')
  })
  expect(elements).toBe(1)
  expect(await isNew(page, 'input')).toBe(false)
})

test('known parts in another order are judged by the rules on their order', async ({ page }) => {
  const { visit, news } = await judgedBefore(page, () => document.querySelector('h1')?.remove())
  expect(news).toBe('order')
  expect(rulesOf((await runState(visit, news)).findings)).toContain('axe/page-has-heading-one')
})

test('what one worker has judged no other judges again', async ({ page }, info) => {
  const file = info.outputPath('judged')
  const [one, other] = [new Judged(file), new Judged(file)]
  await open(page)
  const first = await one.recognise(page, light)
  expect((await other.recognise(page, light)).elements, 'not yet judged').toBe(first.elements)
  first.remember()
  expect((await other.recognise(page, light)).news).toBe('nothing')
})

test('a new tab in known tabs is met at their one stop', async ({ page }) => {
  const { visit } = await judgedBefore(page, () => {
    document.querySelector('[role=tab][tabindex="-1"]')!.append('（3）')
  })
  expect(rulesOf((await runState(visit, 'parts')).findings)).not.toContain('keyboardReach/unreachable')
})
