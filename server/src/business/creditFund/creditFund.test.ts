import type { CreditFundPayload } from '@jinpiao/contract/creditFund'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actsOf } from '../../flow/acts.ts'
import { anyApplication } from '../../flow/application.ts'
import { creditFundLine, prepareCreditFund } from '../../testing/creditFunds.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { answerAs, approveAs, formOf, returnAs, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'
import { creditFundSupportBusiness } from '../creditFundSupport/creditFundSupport.ts'
import { creditFundBusiness } from './creditFund.ts'
import { findRecommenders } from './recommenders.ts'

const FUND = 'CREDIT_FUND'
const SUPPORT = 'CREDIT_FUND_SUPPORT'
const form = actsOf(businesses, creditFundBusiness)

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const stored = (pkApply: string) => anyApplication(t.database.read, pkApply)
const supplier = () => world.suppliers[0]?.fkCorp ?? ''
async function draft(changes: Partial<CreditFundPayload> = {}, who: Person = 'supplierOperator') {
  const context = as(world, who)
  const line = creditFundLine(world, world.people[who].fkCorp, changes)
  await prepareCreditFund(context, creditFundLine(world, world.people[who].fkCorp))
  const { saved } = await form.save(as(world, who), { lines: [line] })
  return saved[0]?.pkApply ?? ''
}
async function supportOf(pkApply: string) {
  const all = await t.database.read.selectFrom('application').selectAll().where('businessType', '=', SUPPORT).execute()
  return all.filter(({ payload }) => JSON.parse(payload).pkApply === pkApply).at(-1)?.pkApply ?? ''
}
/** One that the core company is asked about. */
async function asked() {
  const pkApply = await draft()
  await submitAs(FUND)(world, pkApply, 'supplierOperator')
  await approveAs(FUND, 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
  return { pkApply, pkSupport: await supportOf(pkApply) }
}
const recommended = async () => {
  const { pkApply, pkSupport } = await asked()
  await approveAs(SUPPORT, 'PENDING_DIRECTOR')(world, pkSupport, 'director')
  await approveAs(SUPPORT, 'PENDING_FINAL')(world, pkSupport, 'final')
  return { pkApply, pkSupport }
}

test('applied for, recommended, granted and paid: an agreement over what was granted, and one loan of all of it', async () => {
  const { pkApply } = await recommended()
  expect((await stored(pkApply)).state).toBe('PENDING_FUNDER')
  const body = { approvedAmount: '800.00', rateBp: 398, months: 6, method: 'BULLET' }
  await answerAs(FUND, 'FUNDER')(world, pkApply, { answer: 'APPROVE', body })
  await answerAs(FUND, 'BANK')(world, pkApply, { answer: 'APPROVE' })
  expect((await stored(pkApply)).state).toBe('DONE')
  const { read } = t.database
  const agreement = await read.selectFrom('loan_agreement').selectAll().where('pkApply', '=', pkApply).execute()
  expect(agreement).toMatchObject([{ product: FUND, lineFen: 80_000n, outstandingFen: 80_000n, fkCorp: supplier() }])
  const draws = await read.selectFrom('loan_draw').selectAll().where('pkApply', '=', pkApply).execute()
  expect(draws).toMatchObject([{ amountFen: 80_000n, rateBp: 398, method: 'BULLET', state: 'ACTIVE' }])
  const receipts = await read.selectFrom('receipt').select('kind').where('pkApply', '=', pkApply).execute()
  expect(receipts.map(({ kind }) => kind).sort()).toEqual(['LOAN_NOTE', 'LOAN_PAID'])
  await expectInvariants(t.database)
})

test('09000114: only a core company that buys from the enterprise recommends it', async () => {
  const codes = async (changes: Partial<CreditFundPayload>) => {
    const lines = [{ line: creditFundLine(world, supplier(), changes) }]
    const { problems } = await form.check(reading(world, world.people.supplierOperator), { lines })
    return problems.filter(({ field }) => field === 'pkRecommender').map(({ code }) => code)
  }
  await draft()
  expect(await codes({})).toEqual([])
  expect(await codes({ pkRecommender: world.rival })).toEqual(['09000114'])
  expect(await codes({ pkRecommender: '' })).toHaveLength(1)
  const found = await findRecommenders(reading(world, world.people.supplierOperator), {})
  expect(found.map(({ pkCorp }) => pkCorp)).toEqual([world.core])
  expect(await findRecommenders(reading(world, world.people.strangerOperator), {})).toEqual([])
})

test('01000203: an enterprise that has not opened the product does not submit', async () => {
  const lines = [{ line: creditFundLine(world, world.suppliers[1]?.fkCorp ?? '') }]
  const { problems, facts } = await form.check(reading(world, world.people.otherSupplier), { lines })
  expect([problems.map(({ code }) => code), facts]).toEqual([expect.arrayContaining(['01000203']), { isOpened: false }])
})

test('I26: of the application the core company sees what it is shown in its own', async () => {
  const { pkApply, pkSupport } = await asked()
  const director = reading(world, world.people.director)
  await expect(form.get(director, { pkApply })).rejects.toMatchObject({ code: '01000302' })
  const { get } = actsOf(businesses, creditFundSupportBusiness)
  const { application, payload, files } = await get(director, { pkApply: pkSupport })
  expect(application).toMatchObject({ applicantName: '江城精铸有限公司', months: 6, createdByName: '江城精铸有限公司' })
  expect(files).toEqual([])
  expect(Object.keys(payload as object)).not.toEqual(expect.arrayContaining(['pkAccount', 'authFileIds']))
})

test('sent back by the core company, corrected and recommended', async () => {
  const { pkApply, pkSupport } = await asked()
  await returnAs(SUPPORT, 'PENDING_DIRECTOR')(world, pkSupport, 'director')
  expect([(await stored(pkApply)).state, (await stored(pkSupport)).state]).toEqual(['RETURNED', 'CANCELLED'])
  const { version } = await stored(pkApply)
  const line = creditFundLine(world, supplier(), { repaySource: '核心企业货款，按月回款' })
  await formOf(FUND).update(as(world, 'supplierOperator'), { lines: [{ pkApply, version, line }] })
  expect(await submitAs(FUND)(world, pkApply, 'supplierOperator')).toMatchObject({ ok: true })
  await approveAs(FUND, 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
  const again = await supportOf(pkApply)
  expect(again).not.toBe(pkSupport)
  await approveAs(SUPPORT, 'PENDING_DIRECTOR')(world, again, 'director')
  await approveAs(SUPPORT, 'PENDING_FINAL')(world, again, 'final')
  expect((await stored(pkApply)).state).toBe('PENDING_FUNDER')
  await expectInvariants(t.database)
})

test('09000125: a core company that has stopped the supplier since recommends it no more, and sends it back', async () => {
  const { pkApply, pkSupport } = await asked()
  const relation = (state: 'ACTIVE' | 'STOPPED') =>
    t.database.write((tx) =>
      tx
        .updateTable('supplier')
        .set({ state })
        .where('fkCorp', '=', world.core)
        .where('fkSupplierCorp', '=', supplier())
        .execute(),
    )
  await relation('STOPPED')
  expect(await approveAs(SUPPORT, 'PENDING_DIRECTOR')(world, pkSupport, 'director')).toMatchObject({ code: '09000125' })
  await returnAs(SUPPORT, 'PENDING_DIRECTOR')(world, pkSupport, 'director')
  expect((await stored(pkApply)).state).toBe('RETURNED')
  await relation('ACTIVE')
})

test('I11: whoever has acted for the supplier recommends nothing for the core company, by whichever post', async () => {
  const { pkSupport } = await asked()
  for (const who of ['supplierOperator', 'supplierDirector'] as const) {
    const both = { ...world.people.director, personId: world.people[who].personId }
    expect(await approveAs(SUPPORT, 'PENDING_DIRECTOR')(world, pkSupport, both)).toMatchObject({ code: '01000201' })
  }
})

test('I11: nor does he send it back, even if he neither wrote it first nor submitted it', async () => {
  const pkApply = await draft()
  const { version } = await stored(pkApply)
  const editor = { ...world.people.supplierOperator, personId: world.people.final.personId }
  const lines = [{ pkApply, version, line: creditFundLine(world, supplier(), { repaySource: '货款' }) }]
  await formOf(FUND).update(as(world, editor), { lines })
  await submitAs(FUND)(world, pkApply, 'supplierOperator')
  await approveAs(FUND, 'PENDING_DIRECTOR')(world, pkApply, 'supplierDirector')
  const pkSupport = await supportOf(pkApply)
  await approveAs(SUPPORT, 'PENDING_DIRECTOR')(world, pkSupport, 'director')
  for (const decide of [approveAs(SUPPORT, 'PENDING_FINAL'), returnAs(SUPPORT, 'PENDING_FINAL')]) {
    const refused = await decide(world, pkSupport, 'final').catch((error) => error)
    expect(refused).toMatchObject({ code: '01000201' })
  }
  expect((await stored(pkApply)).state).toBe('PENDING_COUNTERPARTY')
})
