import { readFileSync } from 'node:fs'

function processOf(pid: number): { state: string; parent: number; command: string } | undefined {
  try {
    // "pid (name) state parent …": a name may contain anything, so the last parenthesis counts.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return {
      state,
      parent: Number(parent),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    }
  } catch {
    return undefined
  }
}

/** The shell by which npx started us, if it did: npx → **sh** → pnpm → sh → node. */
function npxShell(): number | undefined {
  for (let pid = process.ppid; pid > 1; ) {
    const { parent, command } = processOf(pid) ?? { parent: 0, command: '' }
    if (/^(\S*\/)?sh -c .*pnpm/.test(command) && /^(npm exec|\S*npx)/.test(processOf(parent)?.command ?? '')) return pid
    pid = parent
  }
  return undefined
}

/**
 * Lets SIGTERM to npx end the server or the suites: npx passes the signal to its shell and not to what runs in it
 * (npm 10.8, 2026-11), and they would go on with nobody to stop them, holding the port. Linux only; Ctrl+C reaches
 * everybody anyway.
 */
export function endWithNpx() {
  const shell = process.platform === 'linux' ? npxShell() : undefined
  if (shell === undefined) return
  const timer = setInterval(() => {
    const state = processOf(shell)?.state
    if (state !== undefined && state !== 'Z') return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}
