import { answerOutsideNow, CLOCK_OFFSET_HEADER, moveClock, setBalance } from '@jinpiao/contract/dev'
import { issue } from '@jinpiao/contract/issue'
import { getSecurity } from '@jinpiao/contract/session'
import { textCalls } from '@jinpiao/contract/textCalls'
import { dummySignature } from '@jinpiao/ukey/dummySignature'
import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoBalanceOf } from '../db/demoBalances.ts'
import { openDemoClock } from '../db/demoClock.ts'
import { writeSetting } from '../db/settings.ts'
import { DAY_MS, HOUR_MS, todayOf } from '../domain/clock.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  await t.services.database.write((tx) => writeSetting(tx, 'ukeyControl', 'off'))
})
afterAll(() => t.close())

const ahead = () => t.services.clock.now() - t.services.wall.now()

test('a signed text expires by the clock of the business; the session that asked for it goes on', async () => {
  const client = t.client()
  await client.enter('CO')
  const line = {
    pkLimit: 'limit-hy-bank',
    pkSupplier: 'supplier-huayue-jiangcheng',
    amount: '1000.00',
    promisedDate: addDays(todayOf(t.services.clock), 100),
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
  const { data } = await client.call(issue.save, { body: { lines: [line] } })
  const pkApplys = data.saved.map(({ pkApply }) => pkApply)
  const signed = async () => {
    const query = { businessType: 'ISSUE', action: 'SUBMIT' } as const
    const text = await client.call(textCalls.credits, { params: { ids: pkApplys.join(',') }, query })
    const { original, creditList } = text.data
    const key = { algorithmType: 'ALG_RSA', issuerDn: '', raType: 'DUMMY', certSerialNo: '' } as const
    return { ...key, signature: dummySignature(), original, creditList, businessType: 'ISSUE' as const }
  }
  const submit = async (signature: Awaited<ReturnType<typeof signed>>) =>
    client.call(issue.submit, { body: { pkApplys, signature } })

  const early = await signed()
  const moved = await client.call(moveClock, { body: { hours: 1 } })
  expect(moved).toMatchObject({ code: '0', headers: { [CLOCK_OFFSET_HEADER]: String(HOUR_MS) } })
  expect((await submit(early)).code).toBe('11000104')
  expect((await submit(await signed())).data.results).toMatchObject([{ ok: true }])
})

test('sessions and request signatures survive 400 days, and another server takes the day over', async () => {
  const client = t.client()
  await client.enter('CO')
  const other = await openDemoClock(t.services.database, t.services.wall)
  const before = ahead()
  // A stranger may move it, too.
  const moved = await t.client().call(moveClock, { body: { days: 400 } })
  expect(moved.code).toBe('0')
  expect(ahead() - before).toBe(400 * DAY_MS)
  expect(Date.parse(moved.data.now)).toBe(t.services.clock.now())

  const security = await client.call(getSecurity, { query: {} })
  expect(security).toMatchObject({ code: '0', headers: { [CLOCK_OFFSET_HEADER]: String(ahead()) } })
  // Nor does a password expire, and a login works as ever.
  expect(security.data.needUpdatePwd).toBe(false)
  expect((await t.client().enter('CD')).code).toBe('0')

  await other.refresh()
  expect(other.offset()).toBe(ahead())
  await expect(other.moveOn(-1)).rejects.toThrow(RangeError)
}, 120_000)

test('outside a demonstration nobody moves the clock', async () => {
  const real = await createTestApp({ demo: false })
  try {
    const client = real.client()
    expect((await client.call(moveClock, { body: { days: 1 } })).status).toBe(404)
    const answer = await client.call(answerOutsideNow, { body: {} })
    expect([answer.status, answer.headers[CLOCK_OFFSET_HEADER]]).toEqual([404, undefined])
  } finally {
    await real.close()
  }
})

test('anybody sets what is on an account of the simulated bank, and gives it back its plenty', async () => {
  const accountNo = '62990102195841393'
  const has = () => demoBalanceOf(t.services.database.read, accountNo)
  const client = t.client()
  await client.call(setBalance, { body: { accountNo, balance: '12.30' } })
  expect(await has()).toBe(1230n)
  await client.call(setBalance, { body: { accountNo, balance: null } })
  expect(await has()).toBeUndefined()
})
