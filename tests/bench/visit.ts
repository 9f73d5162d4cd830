import { type CDPSession, chromium, type Page } from 'playwright'
import { chromiumLaunch, measuredFlags } from '../../scripts/chromium.ts'
import { type FieldKind, formFields, formTexts } from './form.ts'
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
/** A finger or a mouse button is down about that long; without it the release waits for the work that the press began. */
const PRESS_MS = 80

export interface Load {
  scriptToReady: number
  heap: number
  /** Paths of every script that the page fetched until the network was quiet, what it loads later by itself included. */
  scripts: string[]
}

/** Medians over the keys of one visit. */
interface Typing {
  toPaint: number
  work: number
}

export interface FormUse extends Load {
  text: Typing
  money: Typing
  themeToPaint: number
  firstThemeToPaint: number
}

export async function inFreshBrowser<T>(use: (page: Page, cdp: CDPSession) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(chromiumLaunch(measuredFlags))
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
  const scriptToReady = await page.evaluate(() => {
    const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')
    const [fetched] = performance.getEntriesByName(entry?.src ?? '') as PerformanceResourceTiming[]
    return window.bench.readyAt - (fetched?.responseEnd ?? Number.NaN)
  })
  if (Number.isNaN(scriptToReady)) throw new Error(`${url}: the entry script was not found`)
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return [...new Set(paths.filter((path) => path.endsWith('.js')))]
  })
  return { scriptToReady, heap: usedSize / 1e6, scripts }
}

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Loads the login page and leaves it. */
export const measureLogin = (url: string): Promise<Load> =>
  inFreshBrowser((page, cdp) => load(page, cdp, url, 'input[type=password]'))

interface Keys {
  /** What stands in the field when the measured keys begin. */
  first: string
  /** Pressed in turn. */
  keys: readonly [string, string]
}

async function type(page: Page, cdp: CDPSession, field: FieldKind, { first, keys }: Keys): Promise<Typing> {
  // Every field before the first one of money has exactly one input.
  const index = formFields.findIndex(({ kind }) => kind === field)
  await page.locator('form input').nth(index).focus()
  await page.keyboard.type(first)
  await page.waitForTimeout(KEY_PAUSE_MS)
  await page.evaluate(() => (window.bench.keys = []))
  let before = 0
  for (let key = 0; key < KEYS; key++) {
    if (key === WARM_UP_KEYS) before = await taskSeconds(cdp)
    await page.keyboard.press(keys[key % 2 === 0 ? 0 : 1])
    await page.waitForTimeout(KEY_PAUSE_MS)
  }
  const work = ((await taskSeconds(cdp)) - before) * (1000 / (KEYS - WARM_UP_KEYS))
  const taken = await page.evaluate(() => window.bench.keys)
  if (taken.length !== KEYS) throw new Error(`${page.url()}: ${taken.length} of ${KEYS} keys arrived`)
  return { toPaint: median(taken.slice(WARM_UP_KEYS)), work }
}

/** Loads the form, types text and an amount, and switches the theme. */
export const measureForm = (url: string): Promise<FormUse> =>
  inFreshBrowser(async (page, cdp) => {
    const loaded = await load(page, cdp, url, 'form button[type=submit]')
    await cdp.send('Performance.enable')
    const text = await type(page, cdp, 'text', { first: '', keys: ['a', 'b'] })
    // Digits are typed into an amount: on both sides it is formatted anew with each of them.
    const money = await type(page, cdp, 'money', { first: '12345', keys: ['7', 'Backspace'] })
    for (let time = 0; time < THEME_SWITCHES; time++) {
      await page.getByRole('button', { name: formTexts.theme }).click({ delay: PRESS_MS })
      await page.waitForFunction((count) => window.bench.themes.length > count, time)
      await page.waitForTimeout(THEME_PAUSE_MS)
    }
    const themes = await page.evaluate(() => window.bench.themes)
    return { ...loaded, text, money, themeToPaint: median(themes), firstThemeToPaint: themes[0] ?? Number.NaN }
  })
