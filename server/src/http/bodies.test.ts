import { MAX_BATCH } from '@jinpiao/contract/applications'
import { putDraft } from '@jinpiao/contract/drafts'
import { MAX_INVOICES } from '@jinpiao/contract/invoice'
import { type IssueLine, issue } from '@jinpiao/contract/issue'
import { changeEmail } from '@jinpiao/contract/person'
import { loginByPassword } from '@jinpiao/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const key = (number: number) => String(number).padStart(26, '0')
/** Every text as long as it may be, a file for each invoice and as many others as a section takes. */
function fullLine(place: number): IssueLine {
  const files = Array.from({ length: 50 }, (_, index) => key(index))
  const invoices = Array.from({ length: MAX_INVOICES }, (_, index) => ({
    invoiceNo: String(place * MAX_INVOICES + index).padStart(20, '1'),
    invoiceCode: '',
    issueDate: '2026-11-01',
    amountWithTax: '99999999999.98',
    invoiceFileIds: [key(index)],
  }))
  const trade = {
    contractNo: 'H'.repeat(40),
    contractName: '合'.repeat(60),
    contractAmount: '99999999999999.98',
    signedDate: '2026-11-01',
    deliveredDate: '2026-11-02',
    fileIds: files,
    invoices,
    otherFileIds: files,
    fundFlowFileIds: files,
  }
  return {
    pkLimit: key(1),
    pkSupplier: key(2),
    amount: '99999999999999.98',
    promisedDate: '2027-03-01',
    tenorReason: '账'.repeat(200),
    trade,
    remark: '摘'.repeat(100),
    notifySupplier: true,
  }
}

test('200 lines with 50 invoices each are read and checked', async () => {
  const client = t.client()
  await client.enter('CO')
  const lines = Array.from({ length: MAX_BATCH }, (_, place) => ({ line: fullLine(place) }))
  const checked = await client.call(issue.check, { body: { lines } })
  expect([checked.status, checked.code]).toEqual([200, '0'])
  expect(checked.data.problems.length).toBeGreaterThan(0)
})

test('of a form that is being filled in 1 MB is kept, and only of one that this person may fill in', async () => {
  const client = t.client()
  const keep = async (form: string, bytes: number) => {
    const body = { payload: 'x'.repeat(bytes), version: 0 }
    return (await client.call(putDraft, { params: { routeKey: form }, body })).code
  }
  await client.enter('CO')
  expect(await keep('issue', 1000 * 2 ** 10)).toBe('0')
  expect(await keep('issue', 1025 * 2 ** 10)).toBe('10000110')
  expect(await keep('finance', 1)).toBe('01000202')
  // What is signed without a form has none.
  expect(await keep('accept', 1)).toBe('01000302')
  await client.enter('CQ')
  expect(await keep('issue', 1)).toBe('01000202')
})

test('what is larger is refused in words that say what was too large: a form, not a file', async () => {
  const client = t.client()
  await client.enter('CO')
  const answer = await client.call(issue.check, { body: { lines: 'x'.repeat(9 * 2 ** 20) } as never })
  expect([answer.status, answer.code]).toEqual([200, '10000110'])
  expect(answer.message).toMatch(/^提交的内容超过 8 MB/)
})

test('of who is not signed in no more than 64 KB is read, and of what needs a session nothing', async () => {
  const mobile = 'x'.repeat(65 * 2 ** 10)
  const login = await t.client().call(loginByPassword, { body: { mobile } as never })
  expect([login.code, login.message]).toEqual(['10000110', expect.stringContaining('64 KB')])
  const body = { payload: 'x'.repeat(2 * 2 ** 20), version: 0 }
  expect((await t.client().call(putDraft, { params: { routeKey: 'issue' }, body })).status).toBe(401)
})

test('of a session a body is read for what the call may hold; what signs holds the text of 200', async () => {
  const client = t.client()
  await client.enter('CO')
  const sent = async (endpoint: Parameters<typeof client.call>[0], bytes: number) =>
    (await client.call(endpoint, { body: { pkApplys: ['x'.repeat(bytes)] } as never })).code
  expect(await sent(issue.submit, 900 * 2 ** 10)).toBe('01000303')
  expect(await sent(issue.submit, 1025 * 2 ** 10)).toBe('10000110')
  expect(await sent(changeEmail, 65 * 2 ** 10)).toBe('10000110')
})

test('a body is parsed for whoever may call, and not before: no other reads what is wrong with it', async () => {
  const client = t.client()
  const torn = async () => client.send('POST', issue.submit.path, '', '{"pkApplys":[')
  await client.enter('CQ')
  expect((await torn()).code).toBe('01000202')
  await client.enter('CO')
  expect(await torn()).toMatchObject({ status: 400, code: '01000303' })
})

test('strangers call so often a minute from one address, and no oftener', async () => {
  const client = t.client()
  let answer = await client.call(loginByPassword, { body: {} as never })
  for (let calls = 1; answer.code !== '99000429' && calls < 1300; calls += 1)
    answer = await client.call(loginByPassword, { body: {} as never })
  expect(answer.code).toBe('99000429')
  t.clock.advance(60_000)
  expect((await client.call(loginByPassword, { body: {} as never })).code).toBe('01000303')
})
