import { type NoticeName, noticeText } from '@jinpiao/contract/notices'
import { MAX_DEPTH } from '@jinpiao/contract/ticketPolicy'
import { addDays } from '@jinpiao/values/days'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { lapseTickets } from '../../jobs/expire.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import {
  accept,
  approve,
  cancel,
  creditDetail,
  draftTransfer,
  issued,
  refuse,
  sendBack,
  submit,
  transferDetail,
  transferList,
  transferred,
  transfers,
  withdraw,
} from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, sign, transferLine, type World } from '../../testing/world.ts'
import { findRecipients } from './recipients.ts'

let t: TestDatabase
let world: World
let first: string
let second: string
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  ;[first = '', second = ''] = world.suppliers.map(({ fkCorp }) => fkCorp)
})
afterEach(async () => {
  await expectInvariants(t.database)
  await t.drop()
})

/** A ticket of 1,000.00 that the supplier holds. */
async function held(changes: Parameters<typeof issued>[1] = {}): Promise<string> {
  const { pkCredit } = await issued(world, { amount: '1000.00', ...changes })
  await accept(world, pkCredit)
  return pkCredit
}
const ticketsOf = (fkHolder: string) =>
  t.database.read
    .selectFrom('ticket')
    .select(['creditNo', 'state', 'amountFen', 'depth', 'lockedBy'])
    .where('fkHolder', '=', fkHolder)
    .orderBy('creditNo')
    .execute()
const stateOf = async (pkApply: string) => (await transferDetail(world, 'supplierOperator', pkApply)).application.state

describe('transfer and split (spec §5)', () => {
  test('one ticket to two recipients: spent once, the rest stays, parts are numbered after their root (I1, I6)', async () => {
    const { pkApply, pkCredits } = await transferred(world, await held(), [
      [second, '600.00'],
      [world.stranger, '300.00'],
    ])
    const [root, change] = await ticketsOf(first)
    const no = root?.creditNo ?? ''
    expect([root?.state, change]).toEqual([
      'SPENT',
      { creditNo: `${no}-03`, state: 'HELD', amountFen: 10_000n, depth: 0, lockedBy: null },
    ])
    expect(await ticketsOf(second)).toMatchObject([{ creditNo: `${no}-01`, state: 'PENDING_ACCEPT', depth: 1 }])
    expect(await ticketsOf(world.stranger)).toMatchObject([{ creditNo: `${no}-02`, amountFen: 30_000n, depth: 1 }])
    expect(await stateOf(pkApply)).toBe('PENDING_COUNTERPARTY')

    await accept(world, pkCredits[0] ?? '', 'otherSupplier')
    expect(await stateOf(pkApply)).toBe('PENDING_COUNTERPARTY')
    await accept(world, pkCredits[1] ?? '', 'strangerOperator')
    expect(await stateOf(pkApply)).toBe('DONE')
    const { outputs } = await transferDetail(world, 'supplierDirector', pkApply)
    expect(outputs).toMatchObject([
      { recipientName: '安禾五金制品厂', amount: '600.00', state: 'ACCEPTED', creditNo: `${no}-01` },
      { recipientName: '明远物流有限公司', amount: '300.00', state: 'ACCEPTED', creditNo: `${no}-02` },
    ])
  })

  test('all of it to one: nothing stays', async () => {
    await transferred(world, await held(), [[second, '1000.00']])
    expect((await ticketsOf(first)).map(({ state }) => state)).toEqual(['SPENT'])
  })

  test('each recipient answers for itself: what one refuses is the sender’s again, as a new ticket', async () => {
    const { pkApply, pkCredits } = await transferred(world, await held(), [
      [second, '600.00'],
      [world.stranger, '400.00'],
    ])
    await refuse(world, pkCredits[0] ?? '', 'otherSupplier', '与应收金额不符')
    expect(await ticketsOf(first)).toMatchObject([
      { state: 'SPENT' },
      { state: 'HELD', amountFen: 60_000n, depth: 0, creditNo: expect.stringMatching(/-\d\d$/) },
    ])
    await accept(world, pkCredits[1] ?? '', 'strangerOperator')
    // One part has been taken, the other not.
    expect(await stateOf(pkApply)).toBe('PARTLY_FAILED')
    const { outputs, steps } = await transferDetail(world, 'supplierOperator', pkApply)
    expect(outputs).toMatchObject([{ state: 'REFUSED', reason: '与应收金额不符' }, { state: 'ACCEPTED' }])
    // The part that came back is the sender's to open, the accepted one is not (I26).
    const back = (await ticketsOf(first)).find(({ amountFen }) => amountFen === 60_000n)
    expect(outputs.map(({ pkCredit }) => pkCredit)).toEqual([expect.any(String), null])
    expect(outputs[0]?.creditNo).toBe(back?.creditNo)
    const opened = await creditDetail(world, 'supplierOperator', outputs[0]?.pkCredit ?? '')
    expect(opened.ticket.creditNo).toBe(back?.creditNo)
    expect(steps.map(({ decision, corpName }) => [decision, corpName])).toEqual([
      ['SUBMIT', '江城精铸有限公司'],
      ['APPROVE', '江城精铸有限公司'],
      ['REJECT', '安禾五金制品厂'],
      ['APPROVE', '明远物流有限公司'],
    ])
  })

  test('refused by all: the transfer ends as rejected; unanswered for 15 days: as expired', async () => {
    const refused = await transferred(world, await held(), [[second, '10.00']])
    await refuse(world, refused.pkCredits[0] ?? '', 'otherSupplier')
    expect(await stateOf(refused.pkApply)).toBe('REJECTED')
    const lapsed = await transferred(world, await held(), [[second, '20.00']])
    world.clock.advanceDays(16)
    expect(await lapseTickets({ database: world.database, clock: world.clock })).toBe(1)
    expect(await stateOf(lapsed.pkApply)).toBe('EXPIRED')
    const amounts = (await ticketsOf(first)).filter(({ state }) => state === 'HELD').map(({ amountFen }) => amountFen)
    expect(amounts.toSorted((a, b) => Number(a - b))).toEqual([1000n, 2000n, 98_000n, 99_000n])
  })
})

describe('P21: a ticket says whether it can be transferred, and why not', () => {
  type Who = 'operator' | 'supplierOperator' | 'supplierDirector'
  const ticketOf = async (who: Who, pkCredit: string) => (await creditDetail(world, who, pkCredit)).ticket
  const offered = async (who: Who, pkCredit: string) => (await ticketOf(who, pkCredit)).actions

  test('to whoever submits transfers, and to nobody else', async () => {
    const pkCredit = await held()
    expect(await offered('supplierOperator', pkCredit)).toContainEqual({ action: 'TRANSFER', allowed: true })
    expect(await offered('supplierDirector', pkCredit)).toEqual([])
  })

  test('in transit', async () => {
    const pkCredit = await held()
    await submit(world, await draftTransfer(world, pkCredit, [[second, '1.00']]), 'supplierOperator', 'TRANSFER')
    const reason = '该金票正在办理其他业务，暂不可操作'
    expect(await offered('supplierOperator', pkCredit)).toContainEqual({ action: 'TRANSFER', allowed: false, reason })
  })

  test('within 15 days before its promised date', async () => {
    const pkCredit = await held({ promisedDate: addDays(todayOf(world.clock), 15) })
    const reason = '距承诺付款日 15 天及以内，不可转让'
    expect(await offered('supplierOperator', pkCredit)).toContainEqual({ action: 'TRANSFER', allowed: false, reason })
  })

  test('what keeps it is read by its holder’s whole enterprise, and is no affair of the issuer (I26)', async () => {
    const pkCredit = await held()
    const blocked = async (who: Who) => (await ticketOf(who, pkCredit)).blocked
    expect([await blocked('supplierOperator'), await blocked('supplierDirector')]).toEqual([null, null])
    await submit(world, await draftTransfer(world, pkCredit, [[second, '1.00']]), 'supplierOperator', 'TRANSFER')
    const reason = '该金票正在办理其他业务，暂不可操作'
    expect([await blocked('supplierOperator'), await blocked('supplierDirector')]).toEqual([reason, reason])
    expect(await offered('supplierDirector', pkCredit)).toEqual([])
    expect(await blocked('operator')).toBeNull()
    // Nor does the wire tell what is under way.
    expect(await ticketOf('supplierDirector', pkCredit)).toMatchObject({ lockedBy: 'TRANSFER' })
    expect(await ticketOf('operator', pkCredit)).toMatchObject({ lockedBy: null })
  })
})

describe('in transit (I3, I4)', () => {
  test('from the submission on the ticket is in no other transfer, until this one is sent back or withdrawn', async () => {
    const pkCredit = await held()
    const one = await draftTransfer(world, pkCredit, [[second, '1.00']])
    const other = await draftTransfer(world, pkCredit, [[second, '2.00']])
    expect(await submit(world, one, 'supplierOperator', 'TRANSFER')).toMatchObject({ ok: true })
    const blocked = { code: '04000101' }
    await expect(submit(world, other, 'supplierOperator', 'TRANSFER')).rejects.toMatchObject(blocked)
    await sendBack(world, one, 'supplierDirector', '金额有误', 'TRANSFER')
    expect(await submit(world, other, 'supplierOperator', 'TRANSFER')).toMatchObject({ ok: true })
    await withdraw(world, other, 'supplierOperator', 'TRANSFER')
    expect((await ticketsOf(first)).map(({ lockedBy }) => lockedBy)).toEqual([null])
    expect(await cancel(world, one, 'supplierOperator', 'TRANSFER')).toMatchObject({ ok: true })
  })

  test('ten submissions of one ticket at once: exactly one holds it', async () => {
    const pkCredit = await held()
    const drafts = await Promise.all(
      Array.from({ length: 10 }, () => draftTransfer(world, pkCredit, [[second, '1.00']])),
    )
    const results = await Promise.all(
      drafts.map((pkApply) =>
        submit(world, pkApply, 'supplierOperator', 'TRANSFER').catch((error) => ({ ok: false, code: error.code })),
      ),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(new Set(results.filter(({ ok }) => !ok).map(({ code }) => code))).toEqual(new Set(['04000101']))
  })
})

describe('what refuses a transfer', () => {
  test('I7: 16 days before the promised date it goes, 15 days before it does not', async () => {
    const at = (days: number) => held({ promisedDate: addDays(todayOf(world.clock), days) })
    const late = await draftTransfer(world, await at(15), [[second, '1.00']])
    await expect(submit(world, late, 'supplierOperator', 'TRANSFER')).rejects.toMatchObject({ code: '04000102' })
    await expect(transferred(world, await at(16), [[second, '1.00']])).resolves.toBeDefined()
  })

  test('I7: submitted in time and too late at the approval: refused, marked in the queue, and sent back', async () => {
    const pkCredit = await held({ promisedDate: addDays(todayOf(world.clock), 17) })
    const pkApply = await draftTransfer(world, pkCredit, [[second, '1.00']])
    await submit(world, pkApply, 'supplierOperator', 'TRANSFER')
    world.clock.advanceDays(2)
    const { application } = await transferDetail(world, 'supplierDirector', pkApply)
    expect(application.actions).toEqual([
      { action: 'APPROVE', allowed: false, reason: '距承诺付款日 15 天及以内，不可转让' },
      { action: 'RETURN', allowed: true },
    ])
    expect(await approve(world, pkApply, 'supplierDirector', 'TRANSFER')).toMatchObject({ code: '04000102' })
    expect(await sendBack(world, pkApply, 'supplierDirector', '已进入15天', 'TRANSFER')).toMatchObject({ ok: true })
  })

  test.each([
    ['itself', '04000118', () => first],
    ['the issuer', '04000119', () => world.core],
  ])('I8: the recipient is %s', async (_, code, recipient) => {
    const pkApply = await draftTransfer(world, await held(), [[recipient(), '1.00']])
    await expect(submit(world, pkApply, 'supplierOperator', 'TRANSFER')).rejects.toMatchObject({ code })
  })

  test('I1: a fen more than the ticket', async () => {
    const pkApply = await draftTransfer(world, await held(), [
      [second, '600.00'],
      [world.stranger, '400.01'],
    ])
    await expect(submit(world, pkApply, 'supplierOperator', 'TRANSFER')).rejects.toMatchObject({ code: '04000105' })
  })

  test('I6: passed on ten times, it goes no further; change is as deep as what it was left of', async () => {
    let pkCredit = await held()
    const sides = [
      { corp: first, operator: 'supplierOperator', director: 'supplierDirector' },
      { corp: second, operator: 'otherSupplier', director: 'otherDirector' },
    ] as const
    for (let turn = 0; turn < MAX_DEPTH; turn++) {
      const from = sides[turn % 2]!
      const to = sides[(turn + 1) % 2]!
      const { pkCredits } = await transferred(world, pkCredit, [[to.corp, '10.00']], from)
      pkCredit = pkCredits[0] ?? ''
      await accept(world, pkCredit, to.operator)
      if (turn === 0) {
        const change = await ticketsOf(first)
        expect(change.at(-1)).toMatchObject({ state: 'HELD', depth: 0 })
      }
    }
    const last = await draftTransfer(world, pkCredit, [[second, '1.00']])
    await expect(submit(world, last, 'supplierOperator', 'TRANSFER')).rejects.toMatchObject({ code: '04000106' })
  })
})

test('a split is found by each of its recipients, and named in the language of the reader', async () => {
  await transferred(world, await held(), [
    [second, '600.00'],
    [world.stranger, '300.00'],
  ])
  for (const recipientName of ['安禾', '明远']) {
    const { list } = await transferList(world, 'supplierOperator', { recipientName }, 'en-US')
    expect(list).toMatchObject([{ recipientName: '安禾五金制品厂 and 1 more' }])
  }
  expect((await transferList(world, 'supplierOperator', { recipientName: '江城' })).list).toEqual([])
})

test('every recipient of an earlier split is offered again, not only its first', async () => {
  await transferred(world, await held(), [
    [second, '600.00'],
    [world.stranger, '300.00'],
  ])
  const offered = await findRecipients(reading(world, 'supplierOperator'), {})
  expect(offered.map(({ pkCorp }) => pkCorp).sort()).toEqual([second, world.stranger].sort())
})

test('what comes back unanswered is told in the language of the reader', async () => {
  await transferred(world, await held(), [[second, '600.00']])
  world.clock.advanceDays(16)
  await lapseTickets({ database: world.database, clock: world.clock })
  const { notice, params } = await t.database.read
    .selectFrom('message')
    .select(['notice', 'params'])
    .where('notice', 'like', 'TICKET_CAME_BACK%')
    .executeTakeFirstOrThrow()
  const text = noticeText(notice as NoticeName, JSON.parse(params), 'en-US')
  expect(text.body).toMatch(
    /^安禾五金制品厂 did not answer ticket JP\S+ in time: 600\.00 yuan are yours again as ticket /,
  )
})

test('one recipient more, or another order, is no change of the others', async () => {
  const pkCredit = await held()
  const pkApply = await draftTransfer(world, pkCredit, [[second, '600.00']])
  const resubmit = async (parts: readonly (readonly [string, string])[]) => {
    await sendBack(world, pkApply, 'supplierDirector', '请核对接收方', 'TRANSFER')
    const { application } = await transferDetail(world, 'supplierOperator', pkApply)
    const line = transferLine(world, first, pkCredit, parts)
    await transfers.update(as(world, 'supplierOperator'), { lines: [{ pkApply, version: application.version, line }] })
    await submit(world, pkApply, 'supplierOperator', 'TRANSFER')
    const { changes } = await transferDetail(world, 'supplierDirector', pkApply)
    // The world numbers its invoices by position.
    return changes.flatMap(({ label, before, after }) => (label.endsWith('发票') ? [] : [[label, before, after]]))
  }
  await submit(world, pkApply, 'supplierOperator', 'TRANSFER')
  const two = [
    [world.stranger, '300.00'],
    [second, '600.00'],
  ] as const
  const added = await resubmit(two)
  expect(added.every(([label]) => label?.startsWith('接收方 1'))).toBe(true)
  expect(added).toContainEqual(['接收方 1 金额', '', '300.00'])
  expect(await resubmit([[second, '500.00']])).toContainEqual(['金额', '600.00', '500.00'])
  expect(await resubmit([[world.stranger, '500.00']])).toEqual([['接收方', '安禾五金制品厂', '明远物流有限公司']])
})

test('the text to sign names each recipient and its part', async () => {
  const parts = [
    [second, '600.00'],
    [world.stranger, '300.00'],
  ] as const
  const pkApply = await draftTransfer(world, await held(), parts)
  const { original } = await sign(as(world, 'supplierOperator'), [pkApply], 'TRANSFER', 'SUBMIT')
  expect(original.split('\n').slice(-2)).toEqual([
    '1.1|接收方 安禾五金制品厂|600.00',
    '1.2|接收方 明远物流有限公司|300.00',
  ])
})

test('I26: a recipient sees who sent it and its own part, not the others nor the whole', async () => {
  const { pkApply, pkCredits } = await transferred(world, await held(), [
    [second, '600.00'],
    [world.stranger, '300.00'],
  ])
  await expect(transferDetail(world, 'otherSupplier', pkApply)).rejects.toMatchObject({ code: '01000302' })
  const text = JSON.stringify(await creditDetail(world, 'otherSupplier', pkCredits[0] ?? ''))
  expect(text).toContain('江城精铸有限公司')
  expect(text).not.toMatch(/明远|300\.00|1000\.00/)
})

test('凭证: the sender gets a receipt of the transfer, each recipient one of its acceptance', async () => {
  const { pkCredits } = await transferred(world, await held(), [[second, '600.00']])
  await accept(world, pkCredits[0] ?? '', 'otherSupplier')
  const rows = await t.database.read
    .selectFrom('receipt')
    .select(['fkCorp', 'kind', 'amountFen', 'counterpartyName'])
    .where('amountFen', '=', 60_000n)
    .orderBy('kind')
    .execute()
  expect(rows).toEqual([
    { fkCorp: second, kind: 'ACCEPT', amountFen: 60_000n, counterpartyName: '江城精铸有限公司' },
    { fkCorp: first, kind: 'TRANSFER', amountFen: 60_000n, counterpartyName: '安禾五金制品厂' },
  ])
})
