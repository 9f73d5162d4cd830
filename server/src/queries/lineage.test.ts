import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { cancelIssue } from '../business/issueCancel/issueCancel.ts'
import { accept, creditDetail, creditList, draft, issueDetail, issued, refuse, transferred } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, type World } from '../testing/world.ts'
import { changeTicket, readTicket } from '../tickets/tickets.ts'
import { getHomeFigures } from './home.ts'
import { getTrace } from './lineage.ts'

/**
 * 江城 (the supplier) got 900.00, kept 100.00 and passed 800.00 to 安禾, which passed 500.00 to 明远 and 200.00 back to
 * 江城, and then the 100.00 that were left to 明远 too; these are due.
 */
let t: TestDatabase
let world: World
let keys: Record<'root' | 'kept' | 'passed' | 'far' | 'back' | 'due', string>
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const [first = '', second = ''] = world.suppliers.map(({ fkCorp }) => fkCorp)
  const { pkCredit: root } = await issued(world, { amount: '900.00' })
  await accept(world, root)
  const [passed = ''] = (await transferred(world, root, [[second, '800.00']])).pkCredits
  await accept(world, passed, 'otherSupplier')
  const parts = [
    [world.stranger, '500.00'],
    [first, '200.00'],
  ] as const
  const [far = '', back = ''] = (await transferred(world, passed, parts, others)).pkCredits
  await accept(world, back)
  const [due = ''] = (await transferred(world, await heldBy(second), [[world.stranger, '100.00']], others)).pkCredits
  await accept(world, due, 'strangerOperator')
  await runJob(as(world, 'strangerOperator'), async (act) => {
    await changeTicket(act, await readTicket(act.tx, due), { state: 'DUE' })
  })
  keys = { root, kept: await heldBy(first, 10_000n), passed, far, back, due }
})
afterAll(() => t.drop())

const others = { operator: 'otherSupplier', director: 'otherDirector' } as const

async function heldBy(fkHolder: string, amountFen = 10_000n): Promise<string> {
  const { pkCredit } = await t.database.read
    .selectFrom('ticket')
    .select('pkCredit')
    .where('fkHolder', '=', fkHolder)
    .where('state', '=', 'HELD')
    .where('amountFen', '=', amountFen)
    .executeTakeFirstOrThrow()
  return pkCredit
}

const seesOne = (who: Person, pkCredit: string) =>
  creditDetail(world, who, pkCredit).then(
    () => true,
    (error: { code: string }) => {
      expect(error.code).toBe('01000302')
      return false
    },
  )

test('a list of held tickets names who owes, and besides from whom each ticket came', async () => {
  const held = await creditList(world, 'otherSupplier', { scope: 'HELD', state: ['SPENT'] })
  const debtor = '华岳重工股份有限公司'
  expect(held.list.map(({ issuerName, counterpartyName }) => [issuerName, counterpartyName])).toContainEqual([
    debtor,
    '江城精铸有限公司',
  ])
  expect(new Set(held.list.map(({ issuerName }) => issuerName))).toEqual(new Set([debtor]))
})

describe('I26: who sees which ticket of a chain', () => {
  test.each<[keyof typeof keys, readonly Person[]]>([
    ['root', ['operator', 'supplierOperator']],
    ['kept', ['supplierOperator']],
    ['passed', ['otherSupplier']],
    ['far', ['strangerOperator']],
    ['back', ['supplierOperator']],
    ['due', ['operator', 'strangerOperator']],
  ])('%s', async (name, seers) => {
    for (const who of ['operator', 'supplierOperator', 'otherSupplier', 'strangerOperator', 'rivalOperator'] as const) {
      expect({ who, sees: await seesOne(who, keys[name]) }).toEqual({ who, sees: seers.includes(who) })
      const trace = getTrace(reading(world, who), { pkCredit: keys[name] })
      if (seers.includes(who)) await expect(trace).resolves.toHaveProperty('root')
      else await expect(trace).rejects.toMatchObject({ code: '01000302' })
    }
  })

  test('the stations of a ticket name its issuer and, to its holder, whoever passed it on: nobody before', async () => {
    const partiesOf = async (who: Person) =>
      (await creditDetail(world, who, keys.due)).stations.map(({ name, party }) => [name, party])
    const due = [
      ['MATURED', undefined],
      ['PAYMENT', undefined],
    ]
    const [issued] = await partiesOf('operator')
    expect(await partiesOf('operator')).toEqual([issued, ...due])
    expect(await partiesOf('strangerOperator')).toEqual([
      issued,
      ['RECEIVED', expect.stringContaining('安禾')],
      ['ACCEPTED', undefined],
      ...due,
    ])
  })

  test('the issuer lists what it issued and what it has to pay, and nobody is found by a name further down', async () => {
    const list = (counterparty?: string) =>
      creditList(world, 'operator', { scope: 'ISSUED', ...(counterparty && { counterpartyName: counterparty }) })
    expect((await list()).list.map((row) => row.pkCredit).sort()).toEqual([keys.root, keys.due].sort())
    expect((await list('安禾')).pagecond.count).toBe(0)
    expect((await list('明远')).list).toMatchObject([{ pkCredit: keys.due, state: 'DUE' }])
  })

  test('the issuer cannot take back what its supplier has passed on', async () => {
    const cancel = cancelIssue(as(world, 'operator'), { pkCredits: [keys.far], comment: '信息有误' })
    await expect(cancel).rejects.toMatchObject({ code: '01000302' })
  })
})

test('by state no amount counts twice: of an issuer parts are what it issued, of a holder what it passed on is what left', async () => {
  const byState = async (who: Person) =>
    new Map(
      (await getHomeFigures(reading(world, who))).byState.map(({ state, count, amount }) => [
        state,
        `${count}: ${amount}`,
      ]),
    )
  expect(await byState('operator')).toEqual(
    new Map([
      ['DUE', '1: 100.00'],
      ['HELD', '2: 300.00'],
      ['PENDING_ACCEPT', '1: 500.00'],
    ]),
  )
  // 江城 has passed on 800.00 of 900.00, 安禾 all of its 800.00 in two steps.
  expect((await byState('supplierOperator')).get('SPENT')).toBe('1: 800.00')
  expect((await byState('otherSupplier')).get('SPENT')).toBe('2: 800.00')
})

describe('I26: what the lineage tells', () => {
  const trace = (who: Person, name: keyof typeof keys) => getTrace(reading(world, who), { pkCredit: keys[name] })

  test('the issuer: whom it issued to, whom it has to pay, and totals by state', async () => {
    for (const name of ['root', 'due'] as const) {
      const { root, totals, leavesAmount } = await trace('operator', name)
      expect(root).toMatchObject({ pkCredit: keys.root, holderName: '江城精铸有限公司' })
      expect(root.children).toMatchObject([{ pkCredit: keys.due, holderName: '明远物流有限公司' }])
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
    expect(JSON.stringify(mine)).not.toContain('明远')
    const next = await trace('otherSupplier', 'passed')
    expect(next).toMatchObject({ totals: [], leavesAmount: '800.00', root: { pkCredit: keys.passed } })
    expect(next.root.children).toHaveLength(3)
    expect(await trace('strangerOperator', 'far')).toMatchObject({ leavesAmount: '500.00', root: { children: [] } })
  })

  test('a holder: what is left of its own ticket stands below that ticket, among the other parts', async () => {
    const { root, leavesAmount } = await trace('supplierOperator', 'kept')
    expect(root).toMatchObject({ pkCredit: keys.root, mayOpen: true })
    const opens = root.children.map(({ pkCredit, mayOpen }) => [pkCredit, mayOpen])
    expect(new Map(opens as [string, boolean][])).toEqual(
      new Map([
        [keys.kept, true],
        [keys.passed, false],
      ]),
    )
    expect(root.children.flatMap(({ children }) => children)).toEqual([])
    expect(leavesAmount).toBe('900.00')
    // What came from another holder has no origin here: nobody learns how that one has split its own.
    expect((await trace('supplierOperator', 'back')).root).toMatchObject({ pkCredit: keys.back, children: [] })
    expect((await trace('strangerOperator', 'far')).root).toMatchObject({ pkCredit: keys.far, children: [] })
  })

  test('a holder: what came back stands below the part that was refused, and counts once', async () => {
    const { pkCredit } = await issued(world, { amount: '50.00' })
    await accept(world, pkCredit)
    const [passed = ''] = (await transferred(world, pkCredit, [[world.suppliers[1]?.fkCorp ?? '', '30.00']])).pkCredits
    await refuse(world, passed, 'otherSupplier')
    const back = await t.database.read
      .selectFrom('ticket')
      .select('pkCredit')
      .where('parentCredit', '=', passed)
      .executeTakeFirstOrThrow()
    const { root, leavesAmount } = await getTrace(reading(world, 'supplierOperator'), back)
    expect(root.pkCredit).toBe(pkCredit)
    const refused = root.children.find((node) => node.pkCredit === passed)
    expect(refused?.children).toMatchObject([{ pkCredit: back.pkCredit, amount: '30.00', mayOpen: true }])
    expect(leavesAmount).toBe('50.00')
  })

  test('the other side of a holder is who passed it on, and nobody learns how it was reviewed inside', async () => {
    const { ticket, steps, applyNo, trade } = await creditDetail(world, 'strangerOperator', keys.far)
    expect(ticket).toMatchObject({ issuerName: '华岳重工股份有限公司', counterpartyName: '安禾五金制品厂' })
    expect({ steps, applyNo }).toEqual({ steps: [], applyNo: null })
    // I25: the trade behind its own part, without the sender's files.
    expect(trade).toMatchObject({ contractNo: 'HT-001', files: [], fundFlowFiles: [], otherFiles: [] })
    expect(trade?.invoices).toMatchObject([{ amountWithTax: '500.00', files: [] }])
    const payable = await creditDetail(world, 'operator', keys.due)
    expect(payable).toMatchObject({
      ticket: { counterpartyName: '明远物流有限公司' },
      steps: [],
      applyNo: null,
      trade: null,
    })
    const list = await creditList(world, 'strangerOperator', { scope: 'IN', counterpartyName: '安禾' })
    expect(list.pagecond.count).toBe(1)
  })

  test('figures and hints of the issuer name the supplier that it issued to', async () => {
    const { topSuppliers } = await getHomeFigures(reading(world, 'viewer'))
    expect(topSuppliers.map((row) => row.name)).toEqual(['江城精铸有限公司'])
    const { hints } = await issueDetail(world, 'operator', await draft(world))
    expect(hints.join()).toContain('100%')
  })
})
