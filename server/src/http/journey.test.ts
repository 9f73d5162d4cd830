import { isAllowed } from '@jinpiao/contract/actions'
import { acceptCredits, getCredit } from '@jinpiao/contract/credits'
import { importTemplate, issue } from '@jinpiao/contract/issue'
import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayOf } from '../domain/clock.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { enrolled, signatureFor as signatureOf, type UkeyPerson } from '../testing/ukeyPerson.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const withUkey = (person: string) => enrolled(t, person)
type Act = { businessType: 'ISSUE' | 'ACCEPT'; action: 'SUBMIT' | 'APPROVE' | 'FINAL_APPROVE' | 'ACCEPT' }
const signatureFor = (person: UkeyPerson, ids: readonly string[], act: Act) =>
  signatureOf(t, person, 'credits', ids, act)

describe('J2: issue, review, final review, acceptance, over HTTP with real UKEYs', () => {
  test('ends with a ticket that the supplier holds', async () => {
    const operator = await withUkey('CO')
    const line = {
      pkLimit: 'limit-hy-bank',
      pkSupplier: 'supplier-huayue-jiangcheng',
      amount: '1234567.89',
      promisedDate: addDays(todayOf(t.clock), 100),
      tenorReason: '',
      trade: {
        contractNo: 'HT-1',
        contractName: '铸件采购合同',
        contractAmount: '2000000.00',
        signedDate: '2026-10-01',
        deliveredDate: '',
        fileIds: ['file-contract-huayue'],
      },
      remark: '',
      notifySupplier: true,
    }
    const saved = await operator.client.call(issue.save, { body: { lines: [line] } })
    const pkApplys = saved.data.saved.map((row) => row.pkApply)
    const submit = await signatureFor(operator, pkApplys, { businessType: 'ISSUE', action: 'SUBMIT' })
    const submitted = await operator.client.call(issue.submit, { body: { pkApplys, signature: submit } })
    expect(submitted.data.results).toMatchObject([{ ok: true }])

    const director = await withUkey('CD')
    const review = await signatureFor(director, pkApplys, { businessType: 'ISSUE', action: 'APPROVE' })
    const reviewed = await director.client.call(issue.steps.PENDING_DIRECTOR.approve, {
      body: { pkApplys, signature: review },
    })
    expect(reviewed.data.results).toMatchObject([{ ok: true }])

    const final = await withUkey('CF')
    const last = await signatureFor(final, pkApplys, { businessType: 'ISSUE', action: 'FINAL_APPROVE' })
    const issued = await final.client.call(issue.steps.PENDING_FINAL.approve, { body: { pkApplys, signature: last } })
    const pkCredit = issued.data.results[0]?.pkCredit ?? ''
    expect(issued.data.results).toMatchObject([{ ok: true, creditNo: expect.stringMatching(/^JP\d{14}$/) }])

    const supplier = await withUkey('SO')
    const accept = await signatureFor(supplier, [pkCredit], { businessType: 'ACCEPT', action: 'ACCEPT' })
    const body = { fkCredits: [pkCredit], supplierConsent: false, signature: accept }
    expect((await supplier.client.call(acceptCredits, { body })).data.results).toMatchObject([{ ok: true }])
    const { data } = await supplier.client.call(getCredit, { params: { pkCredit } })
    expect(data).toMatchObject({
      ticket: { state: 'HELD', amount: '1234567.89' },
      amountInWords: '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分',
    })
    expect(data.steps.every((step) => !step.isDummySignature)).toBe(true)
    // I23: whose key each of the four became is on record, too.
    const bound = await t.services.database.read
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'ukey.bind')
      .execute()
    const serials = bound.map(({ after }) => String(JSON.parse(after ?? '').certSerialNo))
    const people = [operator, director, final, supplier]
    expect(new Set(serials)).toEqual(new Set(people.map(({ ukey }) => ukey.certificate.certSerialNo)))
    expect(serials).toHaveLength(4)
  })
})

describe('J9: batch approval of the demonstration’s queue', () => {
  test('38 entries in one signature: the 34 that the list offers pass, the 4 that it marks are refused with their reasons', async () => {
    const director = await withUkey('CD')
    const query = { box: 'TODO' as const, pageSize: 200 }
    const { list } = (await director.client.call(issue.list, { query })).data
    const issues = list.filter((row) => row.businessType === 'ISSUE')
    const [open, marked] = [true, false].map((allowed) =>
      issues.filter((row) => isAllowed(row.actions, 'APPROVE') === allowed).map((row) => row.pkApply),
    )
    expect([open?.length, marked?.length]).toEqual([34, 4])
    // Whoever signs them all the same: each is judged by itself.
    const pkApplys = [...(open ?? []), ...(marked ?? [])]
    const signature = await signatureFor(director, pkApplys, { businessType: 'ISSUE', action: 'APPROVE' })
    const body = { pkApplys, signature }
    const { results } = (await director.client.call(issue.steps.PENDING_DIRECTOR.approve, { body })).data
    expect(results.filter((result) => result.ok)).toHaveLength(34)
    const codes = results.filter((result) => !result.ok).map((result) => result.code)
    expect(codes.sort()).toEqual(['01000201', '04000108', '04000116', '05000102'])
    const detail = await director.client.call(issue.get, { params: { pkApply: open?.[0] ?? '' } })
    expect(detail.data.application.state).toBe('PENDING_FINAL')
  })

  test('I13: a signature of another person’s key is refused', async () => {
    const mine = await withUkey('CD')
    const other = await withUkey('CD2')
    const { list } = (await mine.client.call(issue.list, { query: { box: 'TODO' } })).data
    const pkApplys = list
      .filter((row) => row.businessType === 'ISSUE' && isAllowed(row.actions, 'RETURN'))
      .slice(0, 1)
      .map((row) => row.pkApply)
    const signature = await signatureFor({ client: mine.client, ukey: other.ukey }, pkApplys, {
      businessType: 'ISSUE',
      action: 'APPROVE',
    })
    expect((await mine.client.call(issue.steps.PENDING_DIRECTOR.approve, { body: { pkApplys, signature } })).code).toBe(
      '11000101',
    )
  })

  test('and the database keeps every invariant', () => expectInvariants(t.services.database))
})

describe('batch issue sheet', () => {
  test('the template is a sheet, whatever the reader’s language', async () => {
    const client = t.client()
    await client.enter('CO')
    const answer = await client.call(importTemplate)
    expect(answer.headers['content-type']).toMatch(/spreadsheetml/)
    expect(answer.raw.startsWith('PK')).toBe(true)
  })
})
