import { moveClock } from '@jinpiao/contract/dev'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businesses } from '../business/all.ts'
import { everybodyOf } from '../testing/figures/enterprises.ts'
import { untruePapers } from '../testing/papers.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { getReceipt } from './receipt.ts'
import { getCredit } from './ticketDetail.ts'

const TIMEOUT = 600_000

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({}, { length: 'whole' })
}, TIMEOUT)
afterAll(() => t.close())

test.each([
  ['as it was seeded', 0],
  ['after 35 days', 35],
  ['after 180 days', 145],
  ['after 400 days', 220],
])(
  'the page of each ticket that was paid leads both sides to a receipt of its payment: %s',
  { timeout: TIMEOUT },
  async (_, days) => {
    if (days > 0) await t.client().call(moveClock, { body: { days, hours: 0 } })
    const { database, clock } = t.services
    const { read } = database
    const people = new Map((await everybodyOf(read)).flatMap(([one]) => (one ? [[one.fkCorp, one] as const] : [])))
    const tickets = await read.selectFrom('ticket').selectAll().where('state', '=', 'REDEEMED').execute()
    expect(tickets.length).toBeGreaterThan(250)
    const lacking: string[] = []
    for (const { pkCredit, creditNo, fkIssuer, fkHolder, amountFen } of tickets) {
      for (const fkCorp of [fkIssuer, fkHolder]) {
        const actor = people.get(fkCorp)
        if (actor === undefined) continue
        const context = { read, clock, actor, language: 'zh-CN' } as const
        const { papers, payment } = await getCredit(businesses, context, { pkCredit })
        const paid = papers.filter(({ receiptKind }) => receiptKind === 'REDEEM')
        const [own] = paid
        if (own === undefined || paid.length > 1 || payment === null) {
          lacking.push(`${creditNo} of ${actor.corpName}: ${paid.length} receipts, payment ${payment?.bankSerial}`)
          continue
        }
        const { receipt, facts } = await getReceipt(businesses, context, own)
        const serial = facts.find(({ key }) => key === '.bankSerial')?.text
        expect([receipt.creditNo, BigInt(receipt.amount.replace('.', '')), serial], creditNo).toEqual([
          creditNo,
          amountFen,
          payment.bankSerial,
        ])
      }
    }
    expect(lacking).toEqual([])
  },
)

test('the papers of the past year name who and when, and agree with the books', { timeout: TIMEOUT }, async () => {
  const { database, clock } = t.services
  const people = (await everybodyOf(database.read)).flatMap(([somebody]) => somebody ?? [])
  expect((await untruePapers(database, clock, people)).untrue).toEqual([])
})
