import { type BusinessType, type FlowRow, flowOf, type SignedAction } from '@jinpiao/contract/flow'
import { type TextCallName, textCallNames } from '@jinpiao/contract/textCallNames'
import { textCalls } from '@jinpiao/contract/textCalls'
import { type TextInput, type TextTask, textCallOf } from '@jinpiao/contract/textTasks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { businesses } from '../business/all.ts'
import { parseInput } from '../domain/validation.ts'
import { draft, issueDetail, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { askedBy } from '../testing/walk/confirmings.ts'
import { as, createWorld, issueLine, type Person, sign, type World } from '../testing/world.ts'
import { assembleSignature } from './assemble.ts'
import type { Business, Businesses } from './business.ts'
import { assembleText, describedForm } from './textCalls.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

/** Rows as later types have them: landed ones borrow the addresses for one test. */
const borrow = (type: BusinessType, textBy: FlowRow['textBy']) => Object.assign(flowOf(type), { textBy })
afterEach(() => {
  delete flowOf('ISSUE').textBy
})

/** The businesses of this server, with an issue that does something else. */
const withIssue = (changes: Partial<Business<unknown>>): Businesses => ({
  ...businesses,
  ISSUE: { ...(businesses.ISSUE as Business<unknown>), ...changes },
})

/** What differs between two texts of one act: when they were composed, and their nonces. */
const lasting = (original: string) => original.replace(/^(时间|有效至|随机数)：.*$/gm, '$1')

/** The call as it arrives: through the schema of its address. */
async function at(
  name: TextCallName,
  input: Partial<TextInput>,
  who: Person = 'operator',
  all: Businesses = businesses,
) {
  const { params, query, body } = textCalls[name]
  const parsed = {
    params: parseInput(params, input.params, 'zh-CN'),
    query: parseInput(query, input.query, 'zh-CN'),
    body: parseInput(body, input.body, 'zh-CN'),
  } as TextInput
  return assembleText(all, as(world, who), name, parsed)
}

/** The call that the portal makes for a task. */
async function ask(task: TextTask, who: Person = 'operator', all: Businesses = businesses) {
  const { endpoint, input } = textCallOf(task)
  const name = textCallNames.find((each) => textCalls[each] === endpoint) ?? 'credits'
  const clean = JSON.parse(JSON.stringify(input)) as TextInput
  return { name, answer: await at(name, clean, who, all) }
}

async function composed(ids: readonly string[], action: SignedAction = 'SUBMIT', who: Person = 'operator') {
  const { original } = await assembleSignature(businesses, as(world, who), { ids, businessType: 'ISSUE', action })
  return lasting(original)
}

describe('spec §7: each address gives the text of the one composer', () => {
  test.each(['credits', 'loans', 'loansAgain', 'purFinanceKey', 'limitApprove', 'limitSubmit'] as const)(
    '%s, by the keys in the address',
    async (name) => {
      borrow('ISSUE', { SUBMIT: name })
      const ids = [await draft(world)]
      const asked = await ask({ businessType: 'ISSUE', action: 'SUBMIT', ids })
      expect(asked.name).toBe(name)
      expect(lasting(asked.answer.original)).toBe(await composed(ids))
    },
  )

  test.each([
    'loanFinal',
    'guarantysCreate',
    'guarantysApprove',
    'finCreate',
    'finApprove',
    'accountsCollects',
    'payroll',
    'guaranteesBatch',
  ] as const)('%s, by the keys in the body or the batch in the address', async (name) => {
    borrow('ISSUE', { SUBMIT: name })
    const ids = [await draft(world)]
    const asked = await ask({ businessType: 'ISSUE', action: 'SUBMIT', ids })
    expect(asked.name).toBe(name)
    expect(lasting(asked.answer.original)).toBe(await composed(ids))
  })

  test.each(['loanEdited', 'limitEdited'] as const)('%s, with the changed form stored in one', async (name) => {
    borrow('ISSUE', { SUBMIT: 'loans', EDITED: name })
    const ids = [await draft(world)]
    const edited = [{ pkApply: ids[0] ?? '', version: 1, line: issueLine(world, { amount: '321.00' }) }]
    const { answer } = await ask({ businessType: 'ISSUE', action: 'SUBMIT', ids, edited })
    expect(answer.original).toContain('|v2|')
    expect(answer.original).toContain('合计 321.00 元')
    expect(lasting(answer.original)).toBe(await composed(ids))
  })

  test.each(['products', 'guaranteeProducts', 'ccbApply', 'ccbSign', 'guaranteeContracts'] as const)(
    '%s, of what is no application',
    async (name) => {
      borrow('ISSUE', { SUBMIT: name })
      const ids = [await draft(world)]
      const all = withIssue({ meant: async () => ({ ids, action: 'SUBMIT' }) })
      const task = { businessType: 'ISSUE', action: 'SUBMIT', ids, params: { product: 'TICKET' } } as const
      const asked = await ask(task, 'operator', all)
      expect(asked.name).toBe(name)
      expect(lasting(asked.answer.original)).toBe(await composed(ids))
    },
  )

  test('type and act follow from the stored application where nobody says them', async () => {
    borrow('ISSUE', { SUBMIT: 'finCreate', APPROVE: 'finApprove' })
    const pkApplys = [await draft(world)]
    expect((await at('finCreate', { body: { pkApplys } })).text).toMatchObject({ action: 'SUBMIT' })
    borrow('ISSUE', undefined)
    await submit(world, pkApplys[0] ?? '')
    borrow('ISSUE', { SUBMIT: 'finCreate', APPROVE: 'finApprove' })
    const { text } = await at('finApprove', { body: { pkApplys } }, 'director')
    expect(text).toMatchObject({ businessType: 'ISSUE', action: 'APPROVE' })
    await expect(at('finCreate', { body: { pkApplys } }, 'director')).rejects.toMatchObject({ code: '11000103' })
  })

  test('a stored form that is signed again has an address of its own where its type names one', async () => {
    borrow('ISSUE', { SUBMIT: 'loans', AGAIN: 'loansAgain' })
    const task = { businessType: 'ISSUE', action: 'SUBMIT', ids: [await draft(world)] } as const
    expect((await ask({ ...task, isAgain: true })).name).toBe('loansAgain')
    borrow('ISSUE', undefined)
    expect((await ask({ ...task, isAgain: true })).name).toBe('credits')
  })

  test('what is answered without an application: the only type of an address needs no word', async () => {
    const { pkConfirm } = await askedBy(as(world, 'director'), world.suppliers[0]?.fkCorp ?? '')
    const { text } = await at('guaranteesBatch', { body: { pkConfirms: [pkConfirm] } }, 'director')
    expect(text).toMatchObject({ businessType: 'GUARANTEE_CONFIRM', action: 'CONFIRM' })
    const refusal = { ids: pkConfirm, action: 'REFUSE', reason: '金额不符' }
    const one = await at('guaranteeContracts', { query: refusal }, 'director')
    expect(one.text).toMatchObject({ action: 'REFUSE', reason: '金额不符' })
  })
})

describe('D3: nothing is signed but what is stored, at an address of its type', () => {
  test('another type’s address, an address of nobody, types mixed: 11000103', async () => {
    borrow('ISSUE', { SUBMIT: 'loans' })
    const [one, other] = [await draft(world), await draft(world)]
    await t.database.write((tx) =>
      tx.updateTable('application').set({ businessType: 'TRANSFER' }).where('pkApply', '=', other).execute(),
    )
    const credits = { params: { ids: one }, query: { businessType: 'ISSUE', action: 'SUBMIT' } }
    await expect(at('credits', credits)).rejects.toMatchObject({ code: '11000103' })
    await expect(at('finCreate', { body: { pkApplys: [one] } })).rejects.toMatchObject({ code: '11000103' })
    await expect(at('loans', { params: { ids: `${one},${other}` }, query: {} })).rejects.toMatchObject({
      code: '11000103',
    })
    const asIssue = { params: { ids: other }, query: { businessType: 'ISSUE', action: 'SUBMIT' } }
    await expect(at('loans', asIssue)).rejects.toMatchObject({ code: '11000103' })
  })

  test('I30: another enterprise’s key is answered like none', async () => {
    borrow('ISSUE', { SUBMIT: ['loans'], EDITED: 'loanEdited' })
    const pkApply = await draft(world)
    for (const ids of [pkApply, 'absent'])
      await expect(at('loans', { params: { ids }, query: {} }, 'supplierOperator')).rejects.toMatchObject({
        code: '01000302',
      })
    const lines = [{ pkApply, version: 1, line: issueLine(world) }]
    await expect(at('loanEdited', { body: { lines } }, 'supplierOperator')).rejects.toMatchObject({ code: '01000302' })
  })

  test('I12: an old version, a wrong form and a refused one leave what is stored as it was', async () => {
    borrow('ISSUE', { SUBMIT: 'loans', EDITED: 'loanEdited' })
    const pkApply = await draft(world)
    const edit = (version: number, line: object) => at('loanEdited', { body: { lines: [{ pkApply, version, line }] } })
    await expect(edit(7, issueLine(world))).rejects.toMatchObject({ code: '99000409' })
    await expect(edit(1, { amount: 'x' })).rejects.toMatchObject({ code: '01000303' })
    await expect(edit(1, issueLine(world, { amount: '' }))).rejects.toHaveProperty('code')
    expect((await issueDetail(world, 'operator', pkApply)).application.version).toBe(1)
  })

  test('I13: a text from any address is signed and used like one of the first', async () => {
    borrow('ISSUE', { SUBMIT: 'finCreate' })
    const pkApply = await draft(world)
    await at('finCreate', { body: { pkApplys: [pkApply] } })
    await sign(as(world, 'operator'), [pkApply], 'ISSUE', 'SUBMIT')
    expect(await submit(world, pkApply)).toMatchObject({ ok: true })
  })

  test('a form in an address is compared with what is stored: other months or amounts are refused', async () => {
    borrow('ISSUE', { SUBMIT: ['purFinanceDay', 'purFinance'] })
    const ids = [await draft(world, { amount: '77.00' })]
    /** As its package writes it: the form that the address describes. */
    const meant: NonNullable<Business<unknown>['meant']> = async (reading, _, { params, query }) => {
      const isSame = (payload: string) =>
        (JSON.parse(payload) as { amount: string }).amount === params?.['amount'] && params['month'] === '3'
      const pkApply = query?.['ids'] as string | undefined
      return { ids: [await describedForm(reading, { type: 'ISSUE', pkApply, isSame })], action: 'SUBMIT' }
    }
    const all = withIssue({ meant })
    const task = { businessType: 'ISSUE', action: 'SUBMIT', ids } as const
    const params = { month: '3', amount: '77.00' }
    const short = await ask({ ...task, params }, 'operator', all)
    const long = await ask({ ...task, params: { ...params, financeDate: '2026-12-01' } }, 'operator', all)
    expect([short.name, long.name]).toEqual(['purFinance', 'purFinanceDay'])
    expect(lasting(short.answer.original)).toBe(await composed(ids))
    expect(lasting(long.answer.original)).toBe(await composed(ids))
    const newest = await ask({ ...task, ids: [], params }, 'operator', all)
    expect(lasting(newest.answer.original)).toBe(await composed(ids))
    for (const changed of [{ month: '4' }, { amount: '78.00' }]) {
      const altered = { ...task, params: { ...params, ...changed } }
      await expect(ask(altered, 'operator', all)).rejects.toMatchObject({ code: '11000103' })
      await expect(ask({ ...altered, ids: [] }, 'operator', all)).rejects.toMatchObject({ code: '01000302' })
    }
    await expect(ask({ ...task, params }, 'supplierOperator', all)).rejects.toHaveProperty('code')
  })

  test('a text that no act would take is refused before it is signed', async () => {
    const ids = [await draft(world)]
    const details = async () =>
      Array.from({ length: 4000 }, (_, index) => ({ label: '收款方', party: `企业${index}`.repeat(9), amount: '0.01' }))
    const all = withIssue({ details })
    const request = assembleSignature(all, as(world, 'operator'), { ids, businessType: 'ISSUE', action: 'SUBMIT' })
    await expect(request).rejects.toMatchObject({ code: '11000110' })
  })
})
