import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectInvariants } from '../testing/invariants.ts'
import { isLong, runs } from '../testing/long.ts'
import { beginWalk, playRound, type Tally, walks } from '../testing/randomWalk.ts'
import { expectListSecrecy, expectSecrecy } from '../testing/secrecy.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { createWorld } from '../testing/world.ts'

const RUNS = runs({ short: 5, long: 24 })
/** The same walks every time; `WALK_SEED=…` walks others. A failure prints its seed. */
const SEED = Number(process.env['WALK_SEED'] ?? 20_261_121)

describe('whatever people do, alone or at once', () => {
  test('T1: I1–I15, I21, I23, I24, I26, I30 hold after every round of random, concurrent commands', async () => {
    const tally: Tally = new Map()
    await fc.assert(
      fc.asyncProperty(walks, async (rounds) => {
        const { database, drop } = await createTestDatabase()
        try {
          // A limit that a few issues exhaust, so that refusals are part of the walk.
          const world = await createWorld(database, { mainLimit: '1200000.00' })
          await beginWalk(world)
          for (const moves of rounds) {
            await playRound(world, moves, tally)
            await expectInvariants(database)
            await expectListSecrecy(world)
          }
          await expectSecrecy(world)
        } finally {
          await drop()
        }
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    // A walk that never gets anywhere would prove nothing. A short one does not get everywhere.
    expect(tally.get('finish')?.done).toBeGreaterThan(0)
    if (!isLong) return
    const done =
      'save submit approve finish accept refuse return cancel replay days transfer submitTransfer approveTransfer ' +
      'returnTransfer withdrawTransfer'
    for (const kind of done.split(' ')) {
      expect(tally.get(kind)?.done, kind).toBeGreaterThan(0)
    }
    expect(tally.get('approveSwitched')?.done ?? 0, 'I11: nobody approves his own by switching role').toBeLessThan(
      tally.get('approve')?.done ?? 0,
    )
    expect(tally.get('trespass'), 'I21, I30').toEqual({ done: 0, refused: expect.toSatisfy((times) => times > 20) })
    expect(tally.get('submit')?.refused, 'some submissions exceed the limit').toBeGreaterThan(0)
    expect(tally.get('approveTransfer')?.refused, 'I7: some approvals come too late').toBeGreaterThan(0)
  })
})
