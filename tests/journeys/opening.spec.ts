import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { repository } from '../../scripts/run.ts'
import { initialFiles, loginKb, loginSource, weigh } from '../bench/bundle.ts'
import { expect, test } from '../lib/journey.ts'
import { personOf } from '../lib/people.ts'
import { enterPassword } from '../lib/steps.ts'

/** As PerformanceObserver tells it; TypeScript (7.0) has no type for it. */
interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

declare global {
  interface Window {
    /** What has jumped without anybody having done something, and how far, in the browser's own measure. */
    shifts: { value: number; moved: string[] }[]
  }
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as LayoutShift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''))
        if (!hadRecentInput) window.shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What the network was asked for since the document, the document first; what the browser had kept is not. */
const asked = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  )

/** The same when nothing more has come for a while, on a page that shows what it is. */
async function opened(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  let before: number
  let now = (await asked(page)).length
  do {
    before = now
    await page.waitForTimeout(700)
    now = (await asked(page)).length
  } while (now > before)
  return asked(page)
}

const fileCount = (paths: readonly string[]) => paths.filter((path) => path.includes('/assets/')).length

async function expectStill(page: Page, what: string): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `${what} jumps: ${JSON.stringify(shifts)}`).toBeLessThan(0.02)
}

const visits = [
  { key: 'CO', home: /\/credit\/core\/index\/operator$/, width: 1440, height: 900 },
  { key: 'SO', home: /\/credit\/chain\/index\/operator$/, width: 390, height: 844 },
] as const

for (const { key, home, ...size } of visits) {
  test(`0018: login is 25 requests, the home of ${key} 20 more, and nothing jumps, ${size.width} px`, async ({
    keyboard,
  }) => {
    const { page } = keyboard
    await page.setViewportSize(size)
    await watchShifts(page)
    await page.goto('login')
    const ofLogin = await opened(page)
    expect(ofLogin.length, ofLogin.join('\n')).toBeLessThanOrEqual(25)
    expect(fileCount(ofLogin), ofLogin.join('\n')).toBeLessThanOrEqual(12)
    await expectStill(page, 'login')

    await enterPassword(keyboard, personOf(key))
    await expect(page).toHaveURL(home)
    const ofHome = (await opened(page)).slice(ofLogin.length)
    expect(ofHome.length, ofHome.join('\n')).toBeLessThanOrEqual(20)
    expect(fileCount(ofHome), ofHome.join('\n')).toBeLessThanOrEqual(5)
    await expectStill(page, 'home after login')

    await page.reload()
    await opened(page)
    await expectStill(page, 'home')
  })
}

test('0018: the login page stays within its budget of scripts', () => {
  const dist = join(repository, 'portal', 'dist')
  const { gzip } = weigh(dist, initialFiles(dist, loginSource).scripts)
  expect(gzip / 1000).toBeLessThanOrEqual(loginKb)
})

test('the form of an issue stays where it is while it opens, 390 px', async ({ keyboard }) => {
  const { page } = keyboard
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('login')
  await page.locator('h1').first().waitFor()
  await enterPassword(keyboard, personOf('CO'))
  await expect(page).toHaveURL(/\/operator$/)
  await watchShifts(page)
  await page.goto('credit/core/issue/issue')
  await page.getByRole('button', { name: '再加一个供应商' }).waitFor()
  await opened(page)
  await expectStill(page, 'the form')

  // An old draft is asked about from the first moment on: its question pushes nothing away.
  const again = { role: 'button', name: '重新开始' } as const
  const anew = page.getByRole(again.role, { name: again.name })
  if (await anew.isVisible()) await keyboard.activate(again)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && /\/drafts\//.test(answer.url()))
  await page.getByRole('textbox', { name: '合同名称' }).fill('年度采购合同')
  await saved
  await page.reload()
  await anew.waitFor()
  await opened(page)
  await expectStill(page, 'the form with an old draft')
  await keyboard.activate(again)
})
