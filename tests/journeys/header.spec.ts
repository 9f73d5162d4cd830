import type { Page } from '@playwright/test'
import { expect, test } from '../lib/journey.ts'

const widths = [1920, 1440, 1366, 1280, 1200, 1024, 800, 640, 480, 390, 320]

/** Each of the header that is seen, with its place. */
const seenIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('ul > li ul'))
      .map((each) => ({ name: each.textContent.trim(), box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.bottom > 0 && box.top >= 0),
  )

async function expectLink(page: Page, who: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // Measured anew, the menu folds what has no room.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)))
    const at = `${who}, ${width} px`
    const seen = await seenIn(page)
    const link = seen.find(({ name }) => name.startsWith('票据贴现'))
    if (link === undefined) throw new Error(`${at}: no 票据贴现 in the header`)
    expect(link.box.left, at).toBeGreaterThanOrEqual(0)
    expect(link.box.right, at).toBeLessThanOrEqual(width)
    const above = seen.filter(({ name, box }) => name !== link.name && overlap(box, link.box))
    expect(
      above.map(({ name }) => name),
      at,
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(width)
  }
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1

test('spec §1: 票据贴现 stands in the header at every width, and nothing lies over it', async ({ desk, page }) => {
  await page.goto('login')
  await page.getByRole('button', { name: '显示与语言' }).waitFor()
  await expectLink(page, 'login')
  const { page: home } = await desk('CO')
  const size = home.viewportSize()
  await expectLink(home, 'home')
  if (size !== null) await home.setViewportSize(size)
})
