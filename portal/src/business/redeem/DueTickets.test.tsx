import { type DueTicket, getRedeemFigures, listDueTickets, remindPayees } from '@jinpiao/contract/redeem'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { DueTickets } from './DueTickets.tsx'

const ticket = (nr: number, changes: Partial<DueTicket> = {}): DueTicket => ({
  pkCredit: `t${nr}`,
  pkRoot: `t${nr}`,
  creditNo: `JP2026112700000${nr}`,
  rootNo: `JP2026112700000${nr}`,
  payeeName: '江城精铸有限公司',
  amount: `${nr}00.00`,
  promisedDate: '2026-11-27',
  payableDate: '2026-11-27',
  daysRemaining: 0,
  redeemNo: null,
  pkRedeem: null,
  payeeAccount: '62990102195841393',
  accountTail: '1393',
  remindedOn: null,
  state: 'DUE',
  failReason: null,
  lastFailure: null,
  draft: null,
  payment: null,
  claim: null,
  actions: [],
  blockedReason: null,
  ...changes,
})
const locked = ticket(3, { redeemNo: 'SQ1', pkRedeem: 'B1', blockedReason: '该金票已在兑付批次 SQ1 中' })
const unpaid = ticket(4, { payeeName: '明远物流有限公司', accountTail: null, blockedReason: '尚无已验证的收款账户' })
let list: DueTicket[] = []
const sent = vi.fn()
vi.mock('#portal/session/useSession.ts', async () => {
  const { visitor } = await import('#portal/session/testing/visitors.ts')
  return { useVisitor: () => visitor() }
})
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => true }))
vi.mock('#portal/http/client.ts', () => ({
  call: async (endpoint: unknown, input: unknown) => {
    if (endpoint === listDueTickets) {
      return { list, pagecond: { page: 1, pageSize: 10, count: list.length }, sum: { amount: '1000.00' } }
    }
    if (endpoint === getRedeemFigures) {
      const figure = (count: number, amount: string) => ({ count, amount })
      return {
        choosable: figure(2, '300.00'),
        noAccount: figure(0, '0.00'),
        due: figure(2, '300.00'),
        overdue: figure(0, '0.00'),
        soon: figure(5, '7000.00'),
      }
    }
    if (endpoint === remindPayees) {
      sent(input)
      return { count: 1 }
    }
    return []
  },
}))

/** The ear hears a number figure by figure: the last ones tell tickets apart. */
const choose = (nr: number) => page.getByRole('checkbox', { name: new RegExp(`^选择 JP.*0 ${nr}，`) })

test('several tickets become one batch; why one cannot be chosen stands in its row (P21)', async () => {
  await page.viewport(1440, 900)
  list = [ticket(1), ticket(2), locked]
  const chosen = vi.fn()
  const { main } = await mountPage(<DueTickets onChosen={chosen} />)
  await expect.element(choose(3)).toBeDisabled()
  expect(main.textContent).toContain('该金票已在兑付批次')
  expect(page.getByRole('link', { name: 'SQ1' }).element().getAttribute('href')).toMatch(/pkApply=B1$/)
  for (const nr of [1, 2]) await choose(nr).click()
  await page.getByRole('button', { name: '登记兑付 2 张' }).click()
  expect(chosen.mock.calls[0]?.[0]).toEqual([
    expect.objectContaining({ pkCredit: 't1', amount: '100.00' }),
    expect.objectContaining({ pkCredit: 't2', amount: '200.00' }),
  ])
})

test('visual: what can be paid, is overdue and comes soon stands in the line of the sum, not above the list', async () => {
  await page.viewport(1440, 900)
  list = [ticket(1)]
  const { main } = await mountPage(<DueTickets onChosen={() => {}} />)
  await expect.poll(() => main.textContent).toContain('7 日内到期')
  const topOf = (words: string) => {
    const figure = Array.from(main.querySelectorAll('span')).find(({ textContent }) => textContent.startsWith(words))
    return figure && Math.round(figure.getBoundingClientRect().top)
  }
  const sum = topOf('合计')
  expect(sum).toBeGreaterThan(0)
  expect(['可登记兑付', '逾期，待登记兑付', '7 日内到期'].map(topOf)).toEqual([sum, sum, sum])
})

test('0044: figures stand whatever the list is filtered by, and each leads to what it stands for', async () => {
  list = [ticket(1)]
  await mountPage(<DueTickets onChosen={() => {}} />)
  const hrefOf = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')
  await expect.element(page.getByRole('link', { name: '可登记兑付' })).toBeVisible()
  expect(['可登记兑付', '逾期，待登记兑付', '到期，待登记兑付'].map(hrefOf)).toEqual(
    ['box=CHOOSABLE', 'box=FREE&state=OVERDUE', 'box=FREE&state=DUE'].map((of) => `/credit/core/redeem/register?${of}`),
  )
})

test('I18: who has no proved account is reminded, with the tickets of this page', async () => {
  list = [ticket(1), unpaid]
  await mountPage(<DueTickets onChosen={() => {}} />)
  await page.getByRole('button', { name: '提醒登记收款账户' }).click()
  await expect.poll(() => sent.mock.calls[0]?.[0]).toEqual({ body: { fkCredits: ['t4'] } })
})

test('where every payee has an account, nobody is to be reminded', async () => {
  list = [ticket(1)]
  const { main } = await mountPage(<DueTickets onChosen={() => {}} />)
  await expect.element(choose(1)).toBeVisible()
  expect(main.textContent).not.toContain('提醒登记收款账户')
})
