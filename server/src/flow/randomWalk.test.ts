import { limitUse } from '@jinpiao/contract/limitUse'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isEnded } from '../domain/machine.ts'
import { untrueSums } from '../testing/figures/messageSums.ts'
import { untrueSigned } from '../testing/figures/signedSums.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { isLong, runs } from '../testing/long.ts'
import { expectListSecrecy, expectSecrecy } from '../testing/secrecy.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { walks } from '../testing/walk/all.ts'
import { beginWalk } from '../testing/walk/begin.ts'
import { allTypes } from '../testing/walk/choose.ts'
import { moveKinds, walk } from '../testing/walk/moves.ts'
import { playRound, type Tally } from '../testing/walk/play.ts'
import { limitMovesReached, reach, statesOf, statesReached } from '../testing/walk/reach.ts'
import { addWalkedFlows } from '../testing/walk/tested.ts'
import { createWorld } from '../testing/world.ts'

/** The long form grows with the types: on PostgreSQL and a busy machine, each walk takes ten seconds and more. */
const TIMEOUT = isLong ? 1_800_000 : 300_000
/** The same walks every time; `WALK_SEED=…` walks others. A failure prints its seed. */
const SEED = Number(process.env['WALK_SEED'] ?? 20_261_121)

describe('whatever people and institutions do, alone or at once', () => {
  let remove = () => {}
  beforeAll(() => {
    remove = addWalkedFlows()
  })
  afterAll(() => remove())

  test('every type of the flow table is walked: a further one says how its form is filled in', () => {
    expect(allTypes().filter((type) => walks[type] === undefined)).toEqual([])
  })

  test('T1: I1–I15, I21, I23, I24, I26, I30 hold while every state of every row is reached', async () => {
    const { database, drop } = await createTestDatabase()
    try {
      const world = await createWorld(database)
      for (const type of allTypes()) {
        // On the way to its ends an application comes through all its other states.
        for (const state of statesOf(type).filter(isEnded)) await reach(world, type, state)
        await expectInvariants(database)
      }
      await expectSecrecy(world)
      const reached = await statesReached(database.read)
      for (const type of allTypes())
        for (const state of statesOf(type)) expect(reached, 'states reached').toContain(`${type} ${state}`)
      expect((await untrueSums(database)).untrue, 'amounts of messages').toEqual([])
      expect(await untrueSigned(database), 'amounts of signed texts').toEqual([])
      const moves = await limitMovesReached(database.read)
      for (const { type, kind } of moves) expect(limitUse[type], `${type} does to a limit`).toContain(kind)
      expect(new Set(moves.map(({ type }) => type))).toEqual(new Set(Object.keys(limitUse)))
    } finally {
      await drop()
    }
  })

  test('T1: I1–I15, I21, I23, I24, I26, I30 hold after every round of random, concurrent commands', {
    timeout: TIMEOUT,
  }, async () => {
    const tally: Tally = new Map()
    // Each further type makes those of the others rarer; a short walk leaves the rare states to the pass above.
    const numRuns = runs({ short: 3, onPostgres: 1, long: 4 * allTypes().length })
    await fc.assert(
      fc.asyncProperty(walk, async (rounds) => {
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
      { numRuns, seed: SEED, endOnFailure: true },
    )
    // A walk that never gets anywhere would prove nothing. A short one does not get everywhere.
    expect(tally.get('approve')?.done).toBeGreaterThan(0)
    if (!isLong) return
    for (const kind of moveKinds.filter((each) => !['trespass', 'approveSwitched'].includes(each))) {
      expect(tally.get(kind)?.done, kind).toBeGreaterThan(0)
    }
    expect(tally.get('approveSwitched')?.done ?? 0, 'I11: nobody approves his own by switching role').toBeLessThan(
      tally.get('approve')?.done ?? 0,
    )
    expect(tally.get('trespass'), 'I21, I30').toEqual({ done: 0, refused: expect.toSatisfy((times) => times > 20) })
    expect(tally.get('submit')?.refused, 'some submissions exceed the limit').toBeGreaterThan(0)
    expect(tally.get('approve')?.refused, 'I7: some approvals come too late').toBeGreaterThan(0)
  })
})
