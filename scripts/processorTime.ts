import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux has its control groups of version 2: beside those of version 1, or by themselves. */
const mounts = ['/sys/fs/cgroup/unified', '/sys/fs/cgroup']

/** The control group that we are in ourselves; `undefined` where there are none. */
function ownGroup(): string | undefined {
  const mount = mounts.find((each) => existsSync(join(each, 'cgroup.controllers')))
  if (mount === undefined) return undefined
  const [, path] = /^0::(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? []
  return path === undefined ? undefined : join(mount, path)
}

/**
 * Counts the processor's time of a process that has just begun, and of all that it starts, by a control group of its own.
 * The times of children would be simpler and wrong: nobody waits for the renderers of a browser, which are most of it.
 *
 * @returns what ends the count and tells the seconds; `undefined` where we may not make a group (not root, not Linux)
 */
export function countProcessorTime(pid: number): (() => number) | undefined {
  const parent = ownGroup()
  if (parent === undefined) return undefined
  const group = join(parent, `jinpiao-${pid}`)
  try {
    mkdirSync(group)
    writeFileSync(join(group, 'cgroup.procs'), String(pid))
  } catch {
    return undefined
  }
  return () => {
    const [, microseconds] = /^usage_usec (\d+)$/m.exec(readFileSync(join(group, 'cpu.stat'), 'utf8')) ?? []
    try {
      rmdirSync(group)
    } catch {
      // Something that was left behind still runs in it.
    }
    return Number(microseconds) / 1e6
  }
}
