import type { Clock } from '../domain/clock.ts'
import type { Database, Reader } from './database.ts'
import { readSetting, writeSetting } from './settings.ts'

/** Business time of a demonstration: real time and an offset, which is the same on all its servers. */
export interface DemoClock extends Clock {
  /** Milliseconds that business time is ahead of real time; 0 until somebody moves it. */
  offset(): number
  /** Takes over what another server has set. */
  refresh(): Promise<void>
  /** Moves business time on, on all servers: on the others within seconds. It never goes back: what has happened has. */
  moveOn(ms: number): Promise<void>
}

export async function openDemoClock({ read, write }: Database, wall: Clock): Promise<DemoClock> {
  let offset = await storedOffset(read)
  return {
    now: () => wall.now() + offset,
    offset: () => offset,
    async refresh() {
      offset = Math.max(offset, await storedOffset(read))
    },
    async moveOn(ms) {
      if (ms < 0) throw new RangeError(`The clock does not go back by ${-ms} ms`)
      const next = await write(async (tx) => {
        const moved = (await storedOffset(tx)) + ms
        await writeSetting(tx, 'clockOffset', String(moved))
        return moved
      })
      offset = Math.max(offset, next)
    },
  }
}

const storedOffset = async (read: Reader): Promise<number> => Number((await readSetting(read, 'clockOffset')) ?? 0)
