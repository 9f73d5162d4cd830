import { type NoticeName, noticeText } from '@jinpiao/contract/notices'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { payingBatch } from '../../testing/claimed.ts'
import { stateFailure } from '../../testing/claims.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { answerAs, formOf } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, sign, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'
import { registerFailure } from './failure.ts'

let t: TestDatabase
let world: World
let pkApply = ''
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database)
  pkApply = await payingBatch(world)
})
afterAll(() => t.drop())

const reason = '银行已退回该笔付款'
const payee = () => world.suppliers[0]?.fkCorp ?? ''
const lineIs = (line: number) =>
  t.database.read.selectFrom('redeem_line').selectAll().where('pkLine', '=', `${pkApply}-${line}`).executeTakeFirst()

test('0048: that a payment has failed its payer says by signature, of this payment and for this reason', async () => {
  const operator = () => as(world, 'operator')
  const signature = () => sign(operator(), [`${pkApply}-0`], 'REDEEM_FAILURE', 'STATE_FAILURE', { reason })
  for (const other of [
    { line: 0, reason: '收款账号有误' },
    { line: 1, reason },
  ]) {
    const said = registerFailure(businesses, operator(), { pkApply, ...other, signature: await signature() })
    const code = await said.then(
      ({ results }) => results[0]?.code,
      (error) => error.code,
    )
    expect(code, JSON.stringify(other)).toBe('11000103')
  }
  expect([(await lineIs(0))?.state, (await lineIs(1))?.state]).toEqual(['PAYING', 'PAYING'])
  await stateFailure(operator(), { pkApply, line: 0, reason })
  expect(await lineIs(0)).toMatchObject({ state: 'FAILED', reason })
  const own = await t.database.read
    .selectFrom('application as a')
    .innerJoin('application_step as s', 's.pkApply', 'a.pkApply')
    .innerJoin('signature as g', 'g.pkSign', 's.pkSign')
    .select(['a.state', 'a.amountFen', 'g.original'])
    .where('a.businessType', '=', 'REDEEM_FAILURE')
    .execute()
  expect(own).toMatchObject([{ state: 'DONE', amountFen: 100_000n }])
  expect(own[0]?.original).toContain(reason)
  await expectInvariants(t.database)
})

test('nobody of it alone says it: neither a director nor another enterprise is given the text', async () => {
  for (const who of ['director', 'supplierOperator', 'rivalOperator'] as const) {
    const text = sign(as(world, who), [`${pkApply}-0`], 'REDEEM_FAILURE', 'STATE_FAILURE', { reason })
    await expect(text, who).rejects.toMatchObject({ code: expect.stringMatching(/^0100(0202|0203|0302|0201)$/) })
  }
})

/** What a line that failed says to either side, in words. */
async function said(fkCorp: string, creditNo: string) {
  const rows = await t.database.read
    .selectFrom('message')
    .select(['notice', 'params'])
    .distinct()
    .where('fkCorp', '=', fkCorp)
    .where('notice', 'like', 'REDEEM_%')
    .execute()
  return rows
    .filter(({ params }) => params.includes(creditNo))
    .map(({ notice, params }) => noticeText(notice as NoticeName, JSON.parse(params), 'zh-CN'))
}

test('trail and messages of both sides say whose word it is: the payer’s, or the bank’s', async () => {
  await stateFailure(as(world, 'operator'), { pkApply, line: 0, reason })
  await answerAs('REDEEM', 'BANK')(world, pkApply, { answer: 'REJECT', line: 1, comment: '收款账号与户名不符' })
  const [stated, refused] = [(await lineIs(0))?.creditNo ?? '', (await lineIs(1))?.creditNo ?? '']
  for (const fkCorp of [world.core, payee()]) {
    const words = (await said(fkCorp, stated)).map(({ title, body }) => `${title} ${body}`)
    expect(words, 'the payer').toEqual([expect.stringMatching(/^付款方登记.*银行尚未答复/)])
    const others = (await said(fkCorp, refused)).map(({ title, body }) => `${title} ${body}`)
    expect(others, 'the bank').toEqual([expect.not.stringContaining('付款方登记')])
  }
  const { steps } = await formOf('REDEEM').get(reading(world, 'operator'), { pkApply })
  const answers = steps.filter(({ decision }) => decision === 'REJECT')
  expect(answers.map(({ stated: by }) => by ?? null)).toEqual(['PAYER', null])
})
