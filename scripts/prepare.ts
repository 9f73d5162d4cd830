import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { softHsmPath } from '../ukey/src/agent/testing/softHsmPath.ts'
import { chromiumPath, desktopChromiumPath } from './chromium.ts'
import { run, tool } from './run.ts'

/** What a suite needs of the machine beyond Node: a browser, one with a desktop and a screen reader, hardware keys of software. */
export type Need = 'browser' | 'screen-reader' | 'token'

const has = (program: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
const isLinux = process.platform === 'linux'
const chineseFonts = ['/usr/share/fonts/**/*CJK*', '/usr/share/fonts/**/*{SourceHan,wqy,DroidSansFallback}*']
const englishFonts = ['/usr/share/fonts/**/LiberationSans*']
const hasFont = (files: readonly string[]) => !isLinux || globSync(files).length > 0

/** A Debian package, and whether the machine already has what we want of it. */
const packages: readonly { name: string; need: Need; isPresent: () => boolean }[] = [
  {
    name: 'chromium-headless-shell',
    need: 'browser',
    isPresent: () => chromiumPath() !== undefined || existsSync(chromium.executablePath()),
  },
  // Without a Chinese font every text is boxes of one width, and what is measured on it is worth nothing.
  { name: 'fonts-noto-cjk', need: 'browser', isPresent: () => hasFont(chineseFonts) },
  // The reviewed pictures were taken with it. Without, `Arial` is whatever else lies on the machine.
  { name: 'fonts-liberation', need: 'browser', isPresent: () => hasFont(englishFonts) },
  {
    name: 'chromium',
    need: 'screen-reader',
    isPresent: () => desktopChromiumPath() !== undefined || existsSync(chromium.executablePath()),
  },
  { name: 'softhsm2', need: 'token', isPresent: () => softHsmPath() !== undefined },
  { name: 'orca', need: 'screen-reader', isPresent: () => has('orca') },
  { name: 'xvfb', need: 'screen-reader', isPresent: () => has('Xvfb') },
  { name: 'xdotool', need: 'screen-reader', isPresent: () => has('xdotool') },
  { name: 'openbox', need: 'screen-reader', isPresent: () => has('openbox') },
  { name: 'dbus', need: 'screen-reader', isPresent: () => has('dbus-daemon') },
  { name: 'libglib2.0-bin', need: 'screen-reader', isPresent: () => has('gdbus') },
  { name: 'x11-xkb-utils', need: 'screen-reader', isPresent: () => has('xkbcomp') },
  {
    name: 'at-spi2-core',
    need: 'screen-reader',
    isPresent: () =>
      ['/usr/libexec', '/usr/lib/at-spi2-core'].some((folder) => existsSync(join(folder, 'at-spi-bus-launcher'))),
  },
]

/** The Debian packages that the machine still lacks for these needs. */
export function missing(needs: readonly Need[]): string[] {
  const wanted = needs.includes('screen-reader') ? ['browser', ...needs] : needs
  return packages.filter(({ need, isPresent }) => wanted.includes(need) && !isPresent()).map(({ name }) => name)
}

/** `sudo -n`, nothing for root, or `undefined` where packages cannot be installed without asking somebody. */
async function privilege(): Promise<string[] | undefined> {
  if (!has('apt-get')) return undefined
  if (process.getuid?.() === 0) return []
  const sudo = has('sudo') && (await run('sudo', ['-n', 'true'], { output: 'collect' })).code === 0
  return sudo ? ['sudo', '-n'] : undefined
}

/** Installs what these needs lack, as far as it goes without asking. `missing` tells afterwards what is still not there. */
export async function prepare(needs: readonly Need[]): Promise<void> {
  const lacking = missing(needs)
  if (lacking.length === 0) return
  const prefix = await privilege()
  if (prefix !== undefined) {
    console.log(`Installing ${lacking.join(', ')} …`)
    const apt = (...args: string[]) => {
      const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
      return run(command!, rest, { limitSeconds: 600 })
    }
    await apt('-o', 'Acquire::Retries=3', 'update')
    await apt('-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', ...lacking)
  }
  if (lacking.includes('chromium-headless-shell') && missing(['browser']).includes('chromium-headless-shell')) {
    console.log('Downloading Chromium …')
    await run(tool('playwright'), ['install', 'chromium'], { limitSeconds: 300 })
  }
}

/** What to do about packages that could not be installed, in one sentence. */
export function advice(lacking: readonly string[]): string {
  return isLinux
    ? `missing on this machine: install ${lacking.join(' ')} (Debian: apt-get install --no-install-recommends ${lacking.join(' ')})`
    : `missing on this machine: ${lacking.join(', ')}; the screen reader suite needs Linux with Orca`
}

if (import.meta.main) {
  await prepare(['browser', 'screen-reader', 'token'])
  const lacking = missing(['browser', 'screen-reader', 'token'])
  if (lacking.length > 0) console.error(advice(lacking))
  process.exitCode = lacking.length > 0 ? 1 : 0
}
