import { listChainLoans } from '@jinpiao/contract/chainCredit'
import { getRepayTrial, listRepayLoans, loanRepay } from '@jinpiao/contract/loanRepay'
import { getDraw } from '@jinpiao/contract/loans'
import { fenToDecimal } from '@jinpiao/values/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, todayOf } from '../domain/clock.ts'
import { simulate } from '../jobs/simulated/answer.ts'
import { pkAccountOf } from '../seed/accounts.ts'
import { pkCorpOf } from '../seed/install.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'
import { enrolled, signatureFor } from '../testing/ukeyPerson.ts'

const JIANGCHENG = pkCorpOf('jiangcheng')

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(async () => {
  await expectInvariants(t.services.database)
  await t.close()
})

/** 江城 without the agreement on own credit: its pages are closed to it (spec §6). */
const setProducts = (lineAgreementTime: string | null, chainCreditEnabled: 0 | 1) =>
  t.services.database.write((tx) =>
    tx.updateTable('corp').set({ lineAgreementTime, chainCreditEnabled }).where('pkCorp', '=', JIANGCHENG).execute(),
  )

test('spec §6: an enterprise with chain credit alone repays early, from the trial to the money that is collected', async () => {
  await setProducts(null, 1)
  const operator = await enrolled(t, 'SO')
  const { list } = (await operator.client.call(listChainLoans, { query: {} })).data
  const { loans, repayDate } = (await operator.client.call(listRepayLoans)).data
  const pkDraw = list[0]?.pkDraw ?? expect.fail('no chain loan')
  // What was sent back is given up: one application for a loan at a time.
  const sentBack = loans.find((loan) => loan.pkDraw === pkDraw)?.open?.pkApply ?? expect.fail('nothing was sent back')
  const given = await operator.client.call(loanRepay.cancel, { body: { pkApplys: [sentBack] } })
  expect(given.data.results).toMatchObject([{ ok: true }])
  // Pages of own credit stay closed.
  expect((await operator.client.call(getDraw, { params: { pkDraw } })).code).toBe('01000202')

  const { principal, repayTotal } = await collectable(operator.client, pkDraw)
  const line = {
    pkDraw,
    kind: 'EARLY_PART' as const,
    principal,
    repayDate,
    pkAccount: pkAccountOf('jiangcheng'),
    totalQuoted: repayTotal,
  }
  const saved = await operator.client.call(loanRepay.save, { body: { lines: [line] } })
  const pkApplys = saved.data.saved.map(({ pkApply }) => pkApply)
  const submit = await signatureFor(t, operator, 'loansAgain', pkApplys, {
    businessType: 'LOAN_REPAY',
    action: 'SUBMIT',
  })
  const submitted = await operator.client.call(loanRepay.submit, { body: { pkApplys, signature: submit } })
  expect(submitted.data.results).toMatchObject([{ ok: true }])

  const director = await enrolled(t, 'SD')
  const review = await signatureFor(t, director, 'loans', pkApplys, { businessType: 'LOAN_REPAY', action: 'APPROVE' })
  const approved = await director.client.call(loanRepay.steps.PENDING_DIRECTOR.approve, {
    body: { pkApplys, signature: review },
  })
  expect(approved.data.results).toMatchObject([{ ok: true }])
  // What tells it to him leads to the page that is open to its reader.
  const { link } = await t.services.database.read
    .selectFrom('message')
    .select('link')
    .where('target', '=', `application:${pkApplys[0]}`)
    .where('notice', '=', 'APPLICATION_TO_REVIEW')
    .executeTakeFirstOrThrow()
  expect(link).toBe(`/credit/chain-credit/apply?desk=LOAN_REPAY&pkApply=${pkApplys[0]}`)

  // The bank of the demonstration collects on the day that was signed.
  while (todayOf(t.services.clock) < repayDate) await t.services.demoClock?.moveOn(DAY_MS)
  await simulate(t.services, 0)
  const { data } = await operator.client.call(loanRepay.get, { params: { pkApply: pkApplys[0] ?? '' } })
  expect(data).toMatchObject({ application: { state: 'DONE' }, repaid: { repayPrincipal: principal } })
})

/** A part that the bank of the demonstration collects: with interest it ends in 0 fen. */
async function collectable(client: TestClient, pkDraw: string) {
  for (let fen = 100_000n; ; fen += 1n) {
    const principal = fenToDecimal(fen)
    const query = { kind: 'EARLY_PART', principal } as const
    const { repayTotal } = (await client.call(getRepayTrial, { params: { pkDraw }, query })).data
    if (repayTotal.endsWith('0')) return { principal, repayTotal }
  }
}

test('I20: without chain credit, too, nothing of it is open to it', async () => {
  await setProducts(null, 0)
  const operator = await enrolled(t, 'SO')
  expect((await operator.client.call(listRepayLoans)).code).toBe('01000202')
})
