import { type CDPSession, chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { formTexts } from './form.ts'
import { median } from './measures.ts'
import { installProbe } from './probe.ts'

/** A mid-range office computer of some years, by the usual factor for a desktop processor. */
const CPU_SLOWDOWN = 4
const KEYS = 40
/** The first keys warm the code up and are not counted. */
const WARM_UP_KEYS = 5
const THEME_SWITCHES = 6
/** Ten keys a second is fast typing; what a key leaves to do is done before the next one. */
const KEY_PAUSE_MS = 80
const THEME_PAUSE_MS = 400

export interface Load {
  scriptToReady: number
  heap: number
  /** Every script that the page had fetched when it was ready, by path. */
  scripts: string[]
}

export interface FormUse extends Load {
  keyToPaint: number
  workPerKey: number
  themeToPaint: number
  firstThemeToPaint: number
}

async function inFreshBrowser<T>(use: (page: Page, cdp: CDPSession) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1480, height: 900 } })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await use(page, cdp)
  } finally {
    await browser.close()
  }
}

async function load(page: Page, cdp: CDPSession, url: string, readySelector: string): Promise<Load> {
  await page.addInitScript(installProbe, readySelector)
  await page.goto(url)
  await page.waitForFunction(() => window.bench.readyAt > 0)
  const { scripts, scriptToReady } = await page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')
    const entryEnd = fetched.find(({ name }) => name === entry?.src)?.responseEnd ?? Number.NaN
    const isScript = ({ name, responseEnd }: PerformanceResourceTiming) =>
      new URL(name).pathname.endsWith('.js') && responseEnd <= window.bench.readyAt
    return {
      scripts: fetched.filter(isScript).map(({ name }) => new URL(name).pathname),
      scriptToReady: window.bench.readyAt - entryEnd,
    }
  })
  if (Number.isNaN(scriptToReady)) throw new Error(`${url}: the entry script was not found`)
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return { scriptToReady, heap: usedSize / 1e6, scripts: [...new Set(scripts)] }
}

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Loads the login page and leaves it. */
export const measureLogin = (url: string): Promise<Load> =>
  inFreshBrowser((page, cdp) => load(page, cdp, url, 'input[type=password]'))

/** Loads the form, types into its first field and switches the theme. */
export const measureForm = (url: string): Promise<FormUse> =>
  inFreshBrowser(async (page, cdp) => {
    const loaded = await load(page, cdp, url, 'form button[type=submit]')
    await cdp.send('Performance.enable')
    await page.locator('form input').first().focus()
    let before = 0
    for (let key = 0; key < KEYS; key++) {
      if (key === WARM_UP_KEYS) before = await taskSeconds(cdp)
      await page.keyboard.press(key % 2 === 0 ? 'a' : 'b')
      await page.waitForTimeout(KEY_PAUSE_MS)
    }
    const counted = KEYS - WARM_UP_KEYS
    const workPerKey = ((await taskSeconds(cdp)) - before) * (1000 / counted)

    for (let time = 0; time < THEME_SWITCHES; time++) {
      await page.getByRole('button', { name: formTexts.theme }).click()
      await page.waitForFunction((count) => window.bench.themes.length > count, time)
      await page.waitForTimeout(THEME_PAUSE_MS)
    }
    const { keys, themes } = await page.evaluate(() => window.bench)
    if (keys.length !== KEYS) throw new Error(`${url}: ${keys.length} of ${KEYS} keys arrived`)
    return {
      ...loaded,
      keyToPaint: median(keys.slice(WARM_UP_KEYS)),
      workPerKey,
      themeToPaint: median(themes),
      firstThemeToPaint: themes[0] ?? Number.NaN,
    }
  })
