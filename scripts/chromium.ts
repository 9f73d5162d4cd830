import { existsSync } from 'node:fs'

/**
 * A page of a test lives for seconds: what V8 makes fast for the long run comes too late for it, and took a seventh of the
 * sweep's work (2026-11-26). Whoever measures a page leaves it out.
 */
const forShortLives = '--js-flags=--no-maglev --no-turbofan'

/** Flags that keep Chromium quiet on a closed network and able to run as root in a container. */
export const chromiumFlags = [
  forShortLives,
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** The same for a browser that is as fast as its user's. */
export const measuredFlags = chromiumFlags.filter((flag) => flag !== forShortLives)

/** Chromium without its windows, which Playwright takes by default too (decision 0021). */
const withoutWindows = '/usr/bin/chromium-headless-shell'
const withWindows = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const firstOf = (paths: readonly string[]) => process.env['CHROMIUM_PATH'] ?? paths.find((path) => existsSync(path))

/**
 * The browser of every suite that nobody looks at: `CHROMIUM_PATH` first, then the system's, else `undefined`, which lets
 * Playwright use the one it downloaded.
 */
export const chromiumPath = (): string | undefined => firstOf([withoutWindows, ...withWindows])

/** The one for a desktop: a screen reader reads windows. */
export const desktopChromiumPath = (): string | undefined => firstOf(withWindows)

/** Launch options for Playwright, with no `executablePath` at all where Playwright's own browser is meant. */
export function chromiumLaunch(args = chromiumFlags): { executablePath?: string; args: string[] } {
  const executablePath = chromiumPath()
  return { args, ...(executablePath !== undefined && { executablePath }) }
}
