import { existsSync } from 'node:fs'

/** Flags that keep Chromium quiet on a closed network and able to run as root in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

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
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = chromiumPath()
  return { args: chromiumFlags, ...(executablePath !== undefined && { executablePath }) }
}
