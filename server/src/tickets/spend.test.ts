import { MAX_DEPTH } from '@jinpiao/contract/ticketPolicy'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { anyApplication } from '../flow/application.ts'
import { getTrace } from '../queries/lineage.ts'
import { accept, creditDetail, draftTransfer, issued, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { expectTrees } from '../testing/ticketInvariants.ts'
import { as, createWorld, reading, type World } from '../testing/world.ts'
import { type Output, spend } from './spend.ts'
import { freeTicket, holdTicket, readTicket } from './tickets.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

/** A ticket of the supplier's, locked by an open transfer of it. */
async function locked(amount = '900.00') {
  const { pkCredit } = await issued(world, { amount })
  await accept(world, pkCredit)
  const pkApply = await draftTransfer(world, pkCredit, [[world.stranger, amount]])
  await submit(world, pkApply, 'supplierOperator', 'TRANSFER')
  return { pkCredit, pkApply }
}
const spent = ({ pkCredit, pkApply }: Awaited<ReturnType<typeof locked>>, outputs: readonly Output[]) =>
  runJob(as(world, 'supplierOperator'), async (act) =>
    spend(act, await anyApplication(act.tx, pkApply), await readTicket(act.tx, pkCredit), outputs),
  )
const toFunder = (amountFen: bigint): Output => ({ fkHolder: world.funder, holderKind: 'FUNDER', amountFen })
const toStranger = (amountFen: bigint): Output => ({ fkHolder: world.stranger, holderKind: 'CORP', amountFen })

async function treesHold() {
  const { read } = t.database
  const tickets = await read.selectFrom('ticket').selectAll().execute()
  await expectTrees(read, tickets, await read.selectFrom('application').selectAll().execute())
  return tickets
}

describe('to a funder', () => {
  test('I1, I6: it holds its part at once, as deep as the whole; the change stays with the sender', async () => {
    const input = await locked()
    const { outputs, change } = await spent(input, [toFunder(60_000n)])
    const funders = { state: 'HELD', depth: 0, fkHolder: world.funder, acceptedAt: expect.any(String) }
    expect(outputs).toEqual([expect.objectContaining({ ...funders, amountFen: 60_000n })])
    expect(change).toMatchObject({ state: 'HELD', depth: 0, amountFen: 30_000n, acceptedAt: null })
    await treesHold()
  })

  test('I6: a ticket that was passed on as often as it may be still goes to a funder, and to nobody else', async () => {
    const input = await locked()
    await t.database.write((tx) =>
      tx.updateTable('ticket').set({ depth: MAX_DEPTH }).where('pkCredit', '=', input.pkCredit).execute(),
    )
    const both = [toFunder(1n), toStranger(1n)]
    await expect(spent(input, both)).rejects.toMatchObject({ code: '04000106' })
    const { outputs } = await spent(input, [toFunder(90_000n)])
    expect(outputs).toEqual([expect.objectContaining({ depth: MAX_DEPTH })])
  })

  test('P18, I26: whoever gave it away reads the form that did it; no word of that reaches the issuer', async () => {
    const input = await locked()
    await spent(input, [toFunder(60_000n)])
    const who = reading(world, 'supplierOperator')
    expect((await creditDetail(world, 'supplierOperator', input.pkCredit)).ticket.spentAs).toBe('TRANSFER')
    expect((await creditDetail(world, 'operator', input.pkCredit)).ticket.spentAs).toBeNull()
    const { root } = await getTrace(who, { pkCredit: input.pkCredit })
    expect(root.children.map(({ holderKind, state }) => [holderKind, state])).toEqual([
      ['FUNDER', 'ACCEPTED'],
      ['CORP', 'HELD'],
    ])
  })
})

describe('one of many (I3, I4)', () => {
  test('I3: an application lets go of one ticket and keeps the other', async () => {
    const first = await locked()
    const { pkCredit: other } = await issued(world, { amount: '100.00' })
    await accept(world, other)
    const holder = {
      pkApply: first.pkApply,
      businessType: 'TRANSFER',
      fkCorp: world.suppliers[0]?.fkCorp ?? '',
    } as const
    const context = as(world, 'supplierOperator')
    await runJob(context, async (act) => holdTicket(act, await readTicket(act.tx, other), holder))
    await runJob(context, async (act) => freeTicket(act, await readTicket(act.tx, first.pkCredit), first.pkApply))
    const tickets = await treesHold()
    expect(tickets.filter(({ lockedBy }) => lockedBy !== null).map(({ pkCredit }) => pkCredit)).toEqual([other])
  })

  test('I4: nobody takes what is another’s, or in a state that its row does not name', async () => {
    const { pkCredit, pkApply } = await issued(world)
    const take = (holder: { businessType: 'TRANSFER' | 'ISSUE_CANCEL' | 'ACCEPT'; fkCorp: string }) =>
      runJob(as(world, 'operator'), async (act) =>
        holdTicket(act, await readTicket(act.tx, pkCredit), { pkApply, ...holder }),
      )
    const supplier = world.suppliers[0]?.fkCorp ?? ''
    await expect(take({ businessType: 'TRANSFER', fkCorp: supplier }), 'not yet held').rejects.toThrow(RangeError)
    await expect(take({ businessType: 'ISSUE_CANCEL', fkCorp: supplier }), 'not the issuer').rejects.toThrow(RangeError)
    await expect(take({ businessType: 'ACCEPT', fkCorp: supplier }), 'locks nothing').rejects.toThrow(RangeError)
    await accept(world, pkCredit)
    await expect(take({ businessType: 'ISSUE_CANCEL', fkCorp: world.core })).rejects.toThrow(RangeError)
    await expect(take({ businessType: 'TRANSFER', fkCorp: world.core })).rejects.toThrow(RangeError)
    await expect(take({ businessType: 'TRANSFER', fkCorp: supplier })).resolves.toBeUndefined()
  })
})
