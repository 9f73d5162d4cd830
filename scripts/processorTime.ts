import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs'
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

let counts = 0

/** Joins the group of its first argument, or takes it away when it may not; then becomes the command of the others. */
const joins = '{ echo $$ > "$0"; } 2> /dev/null || rmdir "${0%/*}"; exec "$@"'

/** The count of what one command and everything that it starts take of the processor. */
export interface ProcessorCount {
  /** The command to start in place of the one that is counted. */
  command: string
  args: readonly string[]
  /** Ends the count. @returns seconds; `undefined` when the command was not let into its group */
  end(): number | undefined
}

/**
 * Counts the processor's time of a command and of all that it starts, by a control group of its own. The times of
 * children would be simpler and wrong: nobody waits for the renderers of a browser, which are most of it.
 *
 * The command joins the group by itself, before it is anything else: joined by us, a short one had started others, which
 * nobody counted, or was over.
 *
 * @returns `undefined` where we may not make a group (not root, not Linux)
 */
export function countProcessorTime(command: string, args: readonly string[]): ProcessorCount | undefined {
  const parent = ownGroup()
  if (parent === undefined) return undefined
  const group = join(parent, `jinpiao-${process.pid}-${(counts += 1)}`)
  const members = join(group, 'cgroup.procs')
  try {
    mkdirSync(group)
    accessSync(members, constants.W_OK)
  } catch {
    return undefined
  }
  return {
    command: '/bin/sh',
    args: ['-c', joins, members, command, ...args],
    end() {
      if (!existsSync(group)) return undefined
      const [, microseconds] = /^usage_usec (\d+)$/m.exec(readFileSync(join(group, 'cpu.stat'), 'utf8')) ?? []
      try {
        rmdirSync(group)
      } catch {
        // Something that was left behind still runs in it.
      }
      return Number(microseconds) / 1e6
    },
  }
}
