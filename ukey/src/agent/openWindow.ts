import { spawn } from 'node:child_process'

const programs: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  // `start` takes a first quoted argument for the title of a window.
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the person's browser. Where it does not, the page has the address as a link. */
export function openWindow(address: string): void {
  const [program, ...args] = programs[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true, windowsHide: true })
  child.on('error', () => undefined)
  child.unref()
}
