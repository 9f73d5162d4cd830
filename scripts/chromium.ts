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

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The browser that every browser suite uses: `CHROMIUM_PATH` first, then the system's,
 * else `undefined`, which lets Playwright use the one it downloaded.
 */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return named ?? systemPaths.find((path) => existsSync(path))
}

/** Launch options for Playwright, with no `executablePath` at all where Playwright's own browser is meant. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = chromiumPath()
  return { args: chromiumFlags, ...(executablePath !== undefined && { executablePath }) }
}
