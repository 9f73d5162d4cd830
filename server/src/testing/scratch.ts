import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** More than a run of all tests of the server has at any time: a gigabyte of PostgreSQL's log, and a few databases. */
const ROOM_BYTES = 4_000_000_000

/**
 * Folder for what a run throws away: in memory where there is room. Each test begins with a database of its own, which is
 * a thousand files on PostgreSQL: on a busy disk to create it took 0.5 to 3 s, in memory it takes 0.1 to 0.2 s. What is
 * killed in tests is a process; files in memory outlive it like those of a disk.
 */
export function scratchFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir()
}
