import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumFlags, desktopChromiumPath } from '../../scripts/chromium.ts'
import { keysym } from './keys.ts'
import { startSession } from './session.ts'
import { Transcript } from './transcript.ts'

const run = promisify(execFile)

export interface ScreenReaderOptions {
  /** Address to open and to let Orca present before the promise resolves. */
  url?: string
  /** Language of Orca's own words and of the browser. Default `zh-CN`. */
  lang?: 'zh-CN' | 'en'
  /** What relative addresses are relative to. */
  baseURL?: string
  /** See `SessionOptions.patch`. On by default: what is tested is the portal, not a defect of Orca 43.1. */
  patch?: boolean
}

/** Speech counts as finished after this much silence with Orca's event queue empty. */
const quietMs = 250
/** Long, because Orca was seen to need more than 8 s for a key while the machine was swapping. */
const limitMs = 60_000

/**
 * A real screen reader (Orca) over a real, visible Chromium, on a display of its own.
 *
 * `page` is an ordinary Playwright page for set-up. Whatever speech is asserted comes from `press` and `type`:
 * Playwright's own keyboard goes through the DevTools protocol, past X, so Orca never sees those keys.
 */
export class ScreenReader {
  readonly page: Page
  readonly context: BrowserContext
  /** Of what speaks, and of what is read. */
  readonly versions: { orca: string; chromium: string }
  readonly #env: NodeJS.ProcessEnv
  readonly #transcript: Transcript
  readonly #end: () => Promise<void>
  #mark = 0

  constructor(context: BrowserContext, page: Page, env: NodeJS.ProcessEnv, log: string, end: () => Promise<void>) {
    this.context = context
    this.page = page
    this.#env = env
    this.#transcript = new Transcript(log)
    this.#end = end
    this.versions = { orca: this.#transcript.orca, chromium: context.browser()?.version() ?? '' }
  }

  /**
   * Opens a page; resolves when Orca has presented it. Returns what was said. On a loaded machine Orca 43.1 loses the
   * end of a load now and then (it says 正在载入 and no title), so a page that was not presented is loaded once more.
   */
  async goto(url: string): Promise<string[]> {
    const from = this.#transcript.last
    await this.page.goto(url)
    if (await this.#isPresented(from)) return this.#after(from)
    const again = this.#transcript.last
    await this.page.reload()
    if (await this.#isPresented(again)) return this.#after(again)
    throw new Error(`Orca did not present "${await this.page.title()}". ${this.#said(from)}`)
  }

  async #isPresented(from: number): Promise<boolean> {
    await this.page.bringToFront()
    const title = await this.page.title()
    const said = await this.#transcript.find(
      (record) => record.type === 'speech' && record.text.includes(title),
      from,
      limitMs,
    )
    return said !== undefined
  }

  /** One real key press (`Tab`, `h`, `Alt+Shift+ArrowDown`, `Orca+a`). Returns what was said because of it. */
  async press(key: string): Promise<string[]> {
    const from = this.#transcript.last
    await run('xdotool', ['key', '--clearmodifiers', keysym(key)], { env: this.#env })
    const released = await this.#transcript.find(
      (record) => record.type === 'key' && !record.down && !isModifier(record.keysym),
      from,
      limitMs,
    )
    if (!released) throw new Error(`Orca never saw the key ${key}: is the browser window focused?`)
    return this.#after(from)
  }

  /** Types ASCII text with real key events. */
  async type(text: string): Promise<string[]> {
    const from = this.#transcript.last
    await run('xdotool', ['type', '--delay', '40', '--', text], { env: this.#env })
    return this.#after(from)
  }

  /** Does something through Playwright (sign in, push data) and returns what was said because of it. */
  async act(action: (page: Page) => unknown): Promise<string[]> {
    const from = this.#transcript.last
    await action(this.page)
    return this.#after(from)
  }

  /** Reads the whole page from its top, as "say all" does. */
  async readAll(): Promise<string[]> {
    await this.press('Control+Home')
    return this.press('KP_Add')
  }

  /** Everything said since the last `clear()`. */
  spoken(): string[] {
    return this.#transcript.texts(this.#mark)
  }

  clear(): void {
    this.#mark = this.#transcript.last
  }

  /** Waits until something matching has been said since the last `clear()`; returns it. */
  async waitFor(pattern: string | RegExp, withinMs: number = limitMs): Promise<string> {
    const hit = await this.#transcript.find(
      (record) =>
        record.type === 'speech' &&
        (typeof pattern === 'string' ? record.text.includes(pattern) : pattern.test(record.text)),
      this.#mark,
      withinMs,
    )
    if (hit?.type !== 'speech') throw new Error(`not said: ${pattern}. ${this.#said(this.#mark)}`)
    return hit.text
  }

  /** Where the session is: what is said from now on comes after it. */
  get position(): number {
    return this.#transcript.last
  }

  /** What was said after one position, up to another. */
  saidBetween(from: number, to: number = Infinity): string[] {
    return this.#transcript.texts(from, to)
  }

  /** Waits until what was said after a position is enough, or for `withinMs`. */
  async listen(from: number, isEnough: (said: string[]) => boolean, withinMs: number): Promise<void> {
    await this.#transcript.find(() => isEnough(this.saidBetween(from)), from, withinMs)
  }

  /** Waits until Orca has had nothing to do and has been silent for so long. */
  async silence(forMs: number = quietMs): Promise<void> {
    await this.#transcript.settled(this.position, forMs, limitMs)
  }

  /** The session after a position, one line per utterance with the key before it: kept with the test as an artefact. */
  transcript(after = 0): string {
    const lines: string[] = []
    for (const record of this.#transcript.records.filter(({ seq }) => seq > after)) {
      if (record.type === 'key' && record.down && !isModifier(record.keysym)) lines.push(`[${record.name}]`)
      if (record.type === 'speech' && record.text.trim() !== '') lines.push(`    ${record.text.trim()}`)
    }
    return `${lines.join('\n')}\n`
  }

  async close(): Promise<void> {
    await this.context.close()
    this.#transcript.close()
    await this.#end()
  }

  async #after(from: number): Promise<string[]> {
    await this.#frame()
    await this.#transcript.settled(from, quietMs, limitMs)
    return this.#transcript.texts(from)
  }

  /**
   * Lets the page answer first: handlers, a frame, the accessibility update that follows it. Without the frame a
   * loaded machine looks finished before Chromium has even sent its events.
   */
  async #frame(): Promise<void> {
    const frames = this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20)))),
    )
    // A navigation destroys the page that was asked: then there is nothing to wait for.
    await frames.catch(() => undefined)
  }

  #said(from: number): string {
    return `Said: ${JSON.stringify(this.#transcript.texts(from))}`
  }
}

/** Starts one isolated session; about 2 s, up to 7 s on a loaded machine. */
export async function startScreenReader(options: ScreenReaderOptions = {}): Promise<ScreenReader> {
  const { url, baseURL, lang = 'zh-CN', patch = true } = options
  const dir = await mkdtemp(join(tmpdir(), 'screen-reader-'))
  const removeDir = () => rm(dir, { recursive: true, force: true })
  const session = await startSession({ dir, lang: lang.replace('-', '_'), patch, repeatLimit: 0 })
  const end = async () => {
    await session.stop()
    await removeDir()
  }
  try {
    const env = { ...process.env, ...session.env }
    const context = await openBrowser(join(dir, 'profile'), lang, baseURL, env)
    const page = context.pages()[0] ?? (await context.newPage())
    const reader = new ScreenReader(context, page, env, session.log, end)
    // The first document after the window opens is announced in a varying order: spend that on a blank page, so that
    // every page opened later reads alike.
    await reader.goto('data:text/html;charset=utf-8,<title>warm-up</title><h1>warm-up</h1>')
    reader.clear()
    if (url !== undefined) await reader.goto(url)
    return reader
  } catch (error) {
    await end()
    throw error
  }
}

async function openBrowser(
  profile: string,
  lang: string,
  baseURL: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<BrowserContext> {
  await mkdir(join(profile, 'Default'), { recursive: true })
  // A file, because --disable-features=Translate is not honoured by every build and the offer is read aloud.
  const preferences = {
    translate: { enabled: false },
    intl: { accept_languages: `${lang},${lang.slice(0, 2)}` },
    credentials_enable_service: false,
    profile: { password_manager_enabled: false },
  }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  const executablePath = desktopChromiumPath()
  return chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    ...(baseURL === undefined ? {} : { baseURL }),
    headless: false,
    viewport: null,
    locale: lang,
    timezoneId: 'Asia/Shanghai',
    env: env as Record<string, string>,
    // --enable-automation puts an information bar on the page, and Orca reads it.
    ignoreDefaultArgs: ['--enable-automation'],
    args: [
      ...chromiumFlags,
      '--force-renderer-accessibility',
      '--ozone-platform=x11',
      '--test-type',
      // No tab strip and no address bar, so that Tab stays in the page.
      '--kiosk',
      `--lang=${lang}`,
    ],
  })
}

/** Shift_L … Hyper_R of X11's keysyms. */
const isModifier = (code: number) => code >= 0xffe1 && code <= 0xffee
