import type { TicketState } from '@jinpiao/contract/status'
import { decimalToFen } from '@jinpiao/values/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelIssue } from '../commands/issueDrafts.ts'
import { newPk } from '../commands/keys.ts'
import { accept, draft, issued } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, type World } from '../testing/world.ts'
import { getCredit } from './creditDetail.ts'
import { getTrace, listCredits } from './credits.ts'
import { getHomeFigures } from './home.ts'
import { getIssueApplication } from './issueDetail.ts'

/**
 * A chain as transfers will make it: 江城 (the supplier) got 900.00, kept 100.00 and passed 800.00 to 安禾, which passed
 * 500.00 to 中泽 and 200.00 back to 江城; 100.00 of it is due.
 */
let t: TestDatabase
let world: World
let keys: Record<'root' | 'kept' | 'passed' | 'far' | 'back' | 'due', string>
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const first = world.suppliers[0]?.fkCorp ?? ''
  const second = world.suppliers[1]?.fkCorp ?? ''
  const { pkCredit: root } = await issued(world, { amount: '900.00' })
  await accept(world, root)
  const kept = await pass(root, 'supplierOperator', first, '100.00', 'HELD')
  const passed = await pass(root, 'supplierOperator', second, '800.00', 'HELD')
  const far = await pass(passed, 'otherSupplier', world.rival, '500.00', 'PENDING_ACCEPT')
  const back = await pass(passed, 'otherSupplier', first, '200.00', 'HELD')
  const due = await pass(passed, 'otherSupplier', world.rival, '100.00', 'DUE')
  keys = { root, kept, passed, far, back, due }
})
afterAll(() => t.drop())

/** One output of a transfer, as its transaction will write it. */
async function pass(parentCredit: string, by: Person, fkHolder: string, amount: string, state: TicketState) {
  const { fkCorp, personId, personName } = world.people[by]
  const pkCredit = newPk()
  const pkApply = newPk()
  await t.database.write(async (tx) => {
    const parent = await tx
      .selectFrom('ticket')
      .selectAll()
      .where('pkCredit', '=', parentCredit)
      .executeTakeFirstOrThrow()
    const at = parent.createdAt
    await tx
      .insertInto('application')
      .values({
        pkApply,
        applyNo: `SQ-${pkApply}`,
        businessType: 'TRANSFER',
        fkCorp,
        state: 'DONE',
        payload: '{}',
        payloadDigest: '',
        createdBy: personId,
        createdByName: personName,
        createdAt: at,
        updatedAt: at,
      })
      .execute()
    await tx
      .updateTable('ticket')
      .set({ state: 'SPENT', spentBy: pkApply })
      .where('pkCredit', '=', parentCredit)
      .where('state', '!=', 'SPENT')
      .execute()
    const { fkIssuer, fkLimit, issueDate, promisedDate, payableDate, rootCredit } = parent
    await tx
      .insertInto('ticket')
      .values({
        pkCredit,
        fkIssuer,
        fkLimit,
        issueDate,
        promisedDate,
        payableDate,
        rootCredit,
        parentCredit,
        fkHolder,
        creditNo: `JP-${pkCredit}`,
        depth: parent.depth + 1,
        amountFen: decimalToFen(amount),
        holderKind: 'CORP',
        state,
        bornBy: pkApply,
        createdAt: at,
        updatedAt: at,
      })
      .execute()
  })
  return pkCredit
}

const seesOne = (who: Person, pkCredit: string) =>
  getCredit(reading(world, who), { pkCredit }).then(
    () => true,
    (error: { code: string }) => {
      expect(error.code).toBe('01000302')
      return false
    },
  )

describe('I26: who sees which ticket of a chain', () => {
  test.each<[keyof typeof keys, readonly Person[]]>([
    ['root', ['operator', 'supplierOperator']],
    ['kept', ['supplierOperator']],
    ['passed', ['otherSupplier']],
    ['far', ['rivalOperator']],
    ['back', ['supplierOperator']],
    ['due', ['operator', 'rivalOperator']],
  ])('%s', async (name, seers) => {
    for (const who of ['operator', 'supplierOperator', 'otherSupplier', 'rivalOperator'] as const) {
      expect({ who, sees: await seesOne(who, keys[name]) }).toEqual({ who, sees: seers.includes(who) })
      const trace = getTrace(reading(world, who), { pkCredit: keys[name] })
      if (seers.includes(who)) await expect(trace).resolves.toHaveProperty('root')
      else await expect(trace).rejects.toMatchObject({ code: '01000302' })
    }
  })

  test('the issuer lists what it issued and what it has to pay, and nobody is found by a name further down', async () => {
    const list = (counterparty?: string) =>
      listCredits(reading(world, 'operator'), {
        page: 1,
        pageSize: 50,
        scope: 'ISSUED',
        state: [],
        ...(counterparty && { counterparty }),
      })
    expect((await list()).list.map((row) => row.pkCredit).sort()).toEqual([keys.root, keys.due].sort())
    expect((await list('安禾')).pagecond.count).toBe(0)
    expect((await list('中泽')).list).toMatchObject([{ pkCredit: keys.due, state: 'DUE' }])
  })

  test('the issuer cannot take back what its supplier has passed on', async () => {
    const cancel = cancelIssue(as(world, 'operator'), { pkCredits: [keys.far], comment: '信息有误' })
    await expect(cancel).rejects.toMatchObject({ code: '01000302' })
  })
})

describe('I26: what the lineage tells', () => {
  const trace = (who: Person, name: keyof typeof keys) => getTrace(reading(world, who), { pkCredit: keys[name] })

  test('the issuer: whom it issued to, whom it has to pay, and totals by state', async () => {
    for (const name of ['root', 'due'] as const) {
      const { root, totals, leavesAmount } = await trace('operator', name)
      expect(root).toMatchObject({ pkCredit: keys.root, holderName: '江城精铸有限公司' })
      expect(root.children).toMatchObject([{ pkCredit: keys.due, holderName: '中泽装备集团有限公司' }])
      expect(totals.toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
        { state: 'HELD', count: 2, amount: '300.00' },
        { state: 'PENDING_ACCEPT', count: 1, amount: '500.00' },
      ])
      expect(leavesAmount).toBe('900.00')
      expect(JSON.stringify({ root, totals })).not.toContain('安禾')
    }
  })

  test('a holder: its own node and to whom it passed it on, no further', async () => {
    const mine = await trace('supplierOperator', 'root')
    expect(mine.root.children.map((node) => node.pkCredit).sort()).toEqual([keys.kept, keys.passed].sort())
    expect(mine.root.children.flatMap((node) => node.children)).toEqual([])
    expect(mine).toMatchObject({ totals: [], leavesAmount: '900.00' })
    expect(JSON.stringify(mine)).not.toContain('中泽')
    const next = await trace('otherSupplier', 'passed')
    expect(next).toMatchObject({ totals: [], leavesAmount: '800.00', root: { pkCredit: keys.passed } })
    expect(next.root.children).toHaveLength(3)
    expect(await trace('rivalOperator', 'far')).toMatchObject({ leavesAmount: '500.00', root: { children: [] } })
  })

  test('the other side of a holder is who passed it on, and nobody learns how it was reviewed inside', async () => {
    const { ticket, steps, applyNo, trade } = await getCredit(reading(world, 'rivalOperator'), { pkCredit: keys.far })
    expect(ticket).toMatchObject({ issuerName: '华岳重工股份有限公司', counterpartyName: '安禾五金制品厂' })
    expect({ steps, applyNo, trade }).toEqual({ steps: [], applyNo: null, trade: null })
    const payable = await getCredit(reading(world, 'operator'), { pkCredit: keys.due })
    expect(payable).toMatchObject({ ticket: { counterpartyName: '中泽装备集团有限公司' }, steps: [], applyNo: null })
    const list = await listCredits(reading(world, 'rivalOperator'), {
      page: 1,
      pageSize: 50,
      scope: 'IN',
      state: [],
      counterparty: '安禾',
    })
    expect(list.pagecond.count).toBe(1)
  })

  test('figures and hints of the issuer name the supplier that it issued to', async () => {
    const { topSuppliers } = await getHomeFigures(reading(world, 'viewer'))
    expect(topSuppliers.map((row) => row.name)).toEqual(['江城精铸有限公司'])
    const { risks } = await getIssueApplication(reading(world, 'operator'), { pkApply: await draft(world) })
    expect(risks.join()).toContain('100%')
  })
})
