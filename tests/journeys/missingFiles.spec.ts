import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../lib/journey.ts'

/** What a page asks for of the build and of what stands beside it, its own document not. */
async function filesOf(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  await page.close()
  return [...new Set(paths)].filter((path) => /\.(js|css)$/.test(path) && !path.endsWith('/preferences.js'))
}

type Fault = 'missing' | 'hanging'

/** The 120 s of spec §9 pass in two: each page waits them out. */
const shortenWait = () => {
  const { setTimeout } = window
  window.setTimeout = ((act: TimerHandler, delay?: number, ...given: unknown[]) =>
    setTimeout(act, delay === 120_000 ? 2_000 : delay, ...given)) as typeof window.setTimeout
}

/** The page without one of its files. */
async function without(file: string, fault: Fault, { context, address }: { context: BrowserContext; address: string }) {
  const page = await context.newPage()
  if (fault === 'hanging') await page.addInitScript(shortenWait)
  await page.route(
    (url) => url.pathname === file,
    (route) => (fault === 'missing' ? route.abort() : undefined),
  )
  await page.goto(address, { waitUntil: 'commit' })
  return page
}

async function isTold(page: Page): Promise<string> {
  const told = page.getByText(/Loading (CSS )?chunk failed/).filter({ visible: true })
  const again = page.getByRole('button', { name: '重新加载' })
  try {
    await told.first().waitFor({ timeout: 8_000 })
    await again.first().waitFor({ timeout: 1_000 })
    return 'told'
  } catch {
    const text = await page.evaluate(() => document.body.innerText.trim())
    return text === '' ? 'blank' : text.replaceAll(/\s+/g, ' ').slice(0, 120)
  }
}

/** Nothing waits for what comes when the page stands and makes it live through a translation. */
const afterwards = /surviveTranslation/

async function expectTold(fault: Fault, context: BrowserContext, address: string): Promise<void> {
  const files = (await filesOf(context, address)).filter((file) => !afterwards.test(file))
  expect(files.length).toBeGreaterThan(5)
  const said: Record<string, string> = {}
  const queue = [...files]
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const page = await without(file, fault, { context, address })
      said[file] = await isTold(page)
      await page.close()
    }
  }
  await Promise.all([work(), work(), work()])
  expect(said).toEqual(Object.fromEntries(files.map((file) => [file, 'told'])))
}

for (const fault of ['missing', 'hanging'] as const) {
  test(`spec §8, §9: whichever file of the login page is ${fault}, it is told with a way out`, async ({ context }) => {
    await expectTold(fault, context, 'login')
  })

  test(`spec §8, §9: whichever file of the first page of a session is ${fault}, it is told with a way out`, async ({
    desk,
  }) => {
    test.slow()
    const { page } = await desk('CD')
    await expectTold(fault, page.context(), page.url())
  })
}
