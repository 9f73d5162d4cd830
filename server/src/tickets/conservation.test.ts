import type { IssueLine } from '@jinpiao/contract/issue'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cancelIssue } from '../business/issueCancel/issueCancel.ts'
import { expectInvariants } from '../testing/invariants.ts'
import {
  accept,
  approve,
  cancel,
  draft,
  finish,
  issued,
  refuse,
  sendBack,
  startCancel,
  submit,
  withdraw,
} from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, issueLine, type World } from '../testing/world.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

const TOTAL = 100_000n
/** What the small limit of 1000.00 says: frozen, in use, and the sum of the tickets that are alive. */
async function sums() {
  const { read } = t.database
  const { frozenFen, usedFen, totalFen } = await read
    .selectFrom('credit_limit')
    .selectAll()
    .where('pkLimit', '=', world.limits.small)
    .executeTakeFirstOrThrow()
  expect(totalFen).toBe(TOTAL)
  const alive = await read
    .selectFrom('ticket')
    .select('amountFen')
    .where('state', 'in', ['PENDING_ACCEPT', 'HELD'])
    .execute()
  return [frozenFen, usedFen, alive.reduce((sum, ticket) => sum + ticket.amountFen, 0n)]
}
const line = (changes: Partial<IssueLine> = {}) => ({ pkLimit: world.limits.small, amount: '600.01', ...changes })
const inputsOf = (pkApply: string) =>
  t.database.read.selectFrom('application_ticket').select(['role', 'isOpen']).where('pkApply', '=', pkApply).execute()

describe('to the fen, whatever happens to a ticket (I1, I2, I9)', () => {
  test('I1, I2: an application becomes one ticket of exactly its amount, and acceptance moves nothing', async () => {
    const pkApply = await draft(world, line())
    expect(await sums()).toEqual([0n, 0n, 0n])
    await submit(world, pkApply)
    expect(await sums()).toEqual([60_001n, 0n, 0n])
    await approve(world, pkApply)
    expect(await sums()).toEqual([60_001n, 0n, 0n])
    const { pkCredit = '' } = await finish(world, pkApply)
    expect(await sums()).toEqual([0n, 60_001n, 60_001n])
    await accept(world, pkCredit)
    expect(await sums()).toEqual([0n, 60_001n, 60_001n])
    await expectInvariants(t.database)
  })

  test('I9: returned or withdrawn, by whomever, the whole sum is free and can be frozen again', async () => {
    const pkApply = await draft(world, line({ amount: '1000.00' }))
    const endings = [
      () => sendBack(world, pkApply),
      async () => {
        await approve(world, pkApply)
        return sendBack(world, pkApply, 'final')
      },
      () => withdraw(world, pkApply),
    ]
    for (const end of endings) {
      expect(await submit(world, pkApply)).toMatchObject({ ok: true })
      expect(await sums()).toEqual([TOTAL, 0n, 0n])
      expect(await end()).toMatchObject({ ok: true })
      expect(await sums()).toEqual([0n, 0n, 0n])
    }
    await expectInvariants(t.database)
  })

  test('I2, I9: refused or taken back, exactly the ticket’s amount is free; its neighbour keeps its own', async () => {
    const kept = await issued(world, line({ amount: '0.01' }))
    const refused = await issued(world, line())
    await refuse(world, refused.pkCredit)
    expect(await sums()).toEqual([0n, 1n, 1n])
    const taken = await issued(world, line({ amount: '999.99' }))
    const cancelling = await startCancel(world, taken.pkCredit)
    await submit(world, cancelling, 'operator', 'ISSUE_CANCEL')
    expect(await sums()).toEqual([0n, TOTAL, TOTAL])
    await approve(world, cancelling, 'director', 'ISSUE_CANCEL')
    expect(await sums()).toEqual([0n, 1n, 1n])
    expect(await accept(world, kept.pkCredit)).toMatchObject({ ok: true })
    await expectInvariants(t.database)
  })

  test('I10: what was frozen is what is occupied, also when nothing else is left of the limit', async () => {
    const pkApply = await draft(world, line({ amount: '1000.00' }))
    await submit(world, pkApply)
    await approve(world, pkApply)
    expect(await finish(world, pkApply)).toMatchObject({ ok: true })
    expect(await sums()).toEqual([0n, TOTAL, TOTAL])
  })
})

describe('a ticket in transit (I3, I4)', () => {
  test('I3: a cancellation holds its ticket while it is open, and only then, whichever way it ends', async () => {
    const { pkCredit } = await issued(world)
    const cancelling = await startCancel(world, pkCredit)
    expect(await inputsOf(cancelling)).toEqual([])
    for (const end of [() => sendBack(world, cancelling), () => withdraw(world, cancelling)]) {
      await submit(world, cancelling, 'operator', 'ISSUE_CANCEL')
      expect(await inputsOf(cancelling)).toEqual([{ role: 'IN', isOpen: 1 }])
      expect(await end()).toMatchObject({ ok: true })
      expect(await inputsOf(cancelling)).toEqual([{ role: 'IN', isOpen: 0 }])
    }
    const again = await startCancel(world, pkCredit)
    await submit(world, again, 'operator', 'ISSUE_CANCEL')
    await approve(world, again, 'director', 'ISSUE_CANCEL')
    expect(await inputsOf(again)).toEqual([{ role: 'IN', isOpen: 0 }])
    await expectInvariants(t.database)
  })

  test('I3, I4: of two cancellations of one ticket the second locks nothing; an answered ticket is locked by none', async () => {
    const { pkCredit } = await issued(world)
    const [first, second] = [await startCancel(world, pkCredit), await startCancel(world, pkCredit, 'operator2')]
    await submit(world, first, 'operator', 'ISSUE_CANCEL')
    await expect(submit(world, second, 'operator2', 'ISSUE_CANCEL')).rejects.toMatchObject({ code: '04000101' })
    await sendBack(world, first)
    await cancel(world, first)
    await accept(world, pkCredit)
    // There is nothing to take back any more, so the draft is gone.
    await expect(submit(world, second, 'operator2', 'ISSUE_CANCEL')).rejects.toMatchObject({ code: '01000302' })
    const input = { pkCredits: [pkCredit], comment: '信息有误' }
    await expect(cancelIssue(as(world, 'operator'), input)).rejects.toMatchObject({ code: '04000107' })
    await expectInvariants(t.database)
  })
})

describe('what may be issued, and to whom (I5, I8)', () => {
  test('I5: nothing of no amount is submitted, and nothing beyond the largest amount is even kept', async () => {
    const codes = { '': '01000310', '0.00': '01000315' }
    for (const [amount, code] of Object.entries(codes)) {
      await expect(submit(world, await draft(world, { amount })), amount).rejects.toMatchObject({ code })
    }
    await expect(draft(world, { amount: '99999999999999.99' })).rejects.toMatchObject({ code: '01000315' })
    await expect(draft(world, { amount: '99999999999999.98' })).resolves.toEqual(expect.any(String))
  })

  test('I8: not to an enterprise that has not registered, is not verified, or without contract and file', async () => {
    const { trade } = issueLine(world)
    const [supplier] = world.suppliers
    const pkApply = await draft(world)
    const set = (realnameState: string) =>
      t.database.write((tx) =>
        tx
          .updateTable('corp')
          .set({ realnameState })
          .where('pkCorp', '=', supplier?.fkCorp ?? '')
          .execute(),
      )
    await set('PENDING')
    await expect(submit(world, pkApply)).rejects.toMatchObject({ code: '04000103' })
    await set('PASSED')
    expect(await submit(world, pkApply)).toMatchObject({ ok: true })
    const lacks: [Partial<typeof trade>, code: string][] = [
      [{ contractNo: '' }, '01000310'],
      [{ contractName: '' }, '01000310'],
      [{ fileIds: [] }, '01000312'],
    ]
    for (const [lack, code] of lacks) {
      const incomplete = await draft(world, { trade: { ...trade, ...lack } })
      await expect(submit(world, incomplete)).rejects.toMatchObject({ code })
    }
    const unregistered = await draft(world)
    await t.database.write((tx) => tx.updateTable('supplier').set({ fkSupplierCorp: null }).execute())
    await expect(submit(world, unregistered)).rejects.toMatchObject({ code: '04000103' })
  })
})
