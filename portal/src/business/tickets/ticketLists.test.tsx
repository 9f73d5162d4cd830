import { listCredits, type Ticket } from '@jinpiao/contract/credits'
import { heldHref } from '@jinpiao/contract/waysToPay'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { HeldTickets } from './HeldTickets.tsx'
import { IssuedTickets } from './IssuedTickets.tsx'
import { PendingTickets } from './PendingTickets.tsx'

let rows: readonly Ticket[] = []
const asked: object[] = []
vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => visitor(), useSecurity: () => ({}) }))
vi.mock('#portal/signing/useSigning.tsx', () => ({ useSigning: () => ({}) }))
vi.mock('#portal/http/client.ts', () => ({
  call: (endpoint: unknown, { query }: { query?: object } = {}) =>
    endpoint === listCredits && asked.push(query ?? {}) > 0
      ? Promise.resolve({ list: rows, pagecond: { page: 1, pageSize: 5, count: rows.length }, sum: {} })
      : new Promise(() => {}),
}))

const ticket = (over: Partial<Ticket>) =>
  ({
    pkCredit: 'c1',
    creditNo: 'JP2026112100000001',
    state: 'PENDING_ACCEPT',
    counterpartyName: '江城精铸有限公司',
    amount: '100.00',
    issueDate: '2026-11-21',
    promisedDate: '2027-02-19',
    daysRemaining: 90,
    sourceName: '示范商业银行',
    actions: [],
    blocked: null,
    ...over,
  }) as Ticket

async function shown(row: Ticket) {
  rows = [row]
  await mountPage(<IssuedTickets />)
  await page.getByRole('tab', { name: '待对方签收' }).click()
  await expect.element(page.getByRole('table', { name: /待对方签收/ }).getByText('江城精铸有限公司')).toBeVisible()
  return page.getByRole('checkbox', { name: /JP/ })
}

test('P21: what the server offers to take back can be selected, whichever pages are open to the person', async () => {
  await expect.element(await shown(ticket({ actions: [{ action: 'CANCEL', allowed: true }] }))).toBeVisible()
})

test('P21: where the server offers nothing to take back, nothing can be selected', async () => {
  expect((await shown(ticket({}))).elements()).toEqual([])
})

test('P21: why nothing can be done with a ticket stands below its state, in the server’s words', async () => {
  await shown(ticket({ blocked: '该金票正在办理其他业务，暂不可操作' }))
  await expect.element(page.getByText('该金票正在办理其他业务，暂不可操作')).toBeVisible()
})

test('product §4.3: of a waiting ticket the list says who has issued it and, where it was passed on, who did', async () => {
  const cellOf = async (row: Partial<Ticket>) => {
    rows = [ticket(row)]
    const { main, unmount } = await mountPage(<PendingTickets />)
    await expect.element(page.getByRole('cell', { name: /华岳重工/ })).toBeVisible()
    const words = [...main.querySelectorAll('td')].find((cell) => /华岳重工/.test(cell.innerText))?.innerText
    unmount()
    return words
  }
  const issuerName = '华岳重工股份有限公司'
  expect(await cellOf({ issuerName, counterpartyName: issuerName })).toBe(issuerName)
  const passedOn = await cellOf({ issuerName, counterpartyName: '安禾五金制品厂' })
  expect(passedOn).toBe(`${issuerName}\n前手企业 安禾五金制品厂`)
})

test('P21: a waiting ticket is answered by whom the server offers it to, and only read by anybody else', async () => {
  const pending = async (row: Ticket) => {
    rows = [row]
    const { unmount } = await mountPage(<PendingTickets />)
    await expect.element(page.getByRole('table', { name: /待签收/ }).getByText(/江城精铸有限公司/)).toBeVisible()
    const offered = [
      page.getByRole('button', { name: /签收/ }).elements().length,
      page.getByRole('checkbox', { name: /JP/ }).elements().length,
      page.getByRole('columnheader', { name: '操作' }).elements().length,
    ]
    unmount()
    return offered
  }
  expect(await pending(ticket({ actions: [{ action: 'ACCEPT', allowed: true }] }))).toEqual([1, 1, 1])
  // A column of buttons that nobody gets says nothing.
  expect(await pending(ticket({}))).toEqual([0, 0, 0])
})

test('visual, lists: why a ticket cannot be answered now is said once in its row, which offers no button then', async () => {
  const reason = '该金票正在办理其他业务，暂不可操作'
  rows = [
    ticket({ pkCredit: 'c1', actions: [{ action: 'ACCEPT', allowed: true }] }),
    ticket({ pkCredit: 'c2', creditNo: 'JP2026112100000002', actions: [{ action: 'ACCEPT', allowed: false, reason }] }),
  ]
  const { main, unmount } = await mountPage(<PendingTickets />)
  await expect.poll(() => main.textContent?.split(reason)).toHaveLength(2)
  expect(page.getByRole('button', { name: /^签收/ }).elements()).toHaveLength(1)
  unmount()
})

function Led({ to }: { to: string }) {
  const go = useNavigate()
  useEffect(() => void go(to), [go, to])
  return <HeldTickets />
}

test('a message that asks for an account leads to the tickets of its issuer that are to be paid, and the list says why', async () => {
  rows = [ticket({ state: 'DUE' })]
  const { main, unmount } = await mountPage(<Led to={heldHref(['DUE', 'OVERDUE'], '华岳重工股份有限公司')} />)
  await expect.element(page.getByRole('tab', { name: '待收款' })).toHaveAttribute('aria-selected', 'true')
  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({ scope: 'HELD', state: ['DUE', 'OVERDUE'], issuerName: '华岳重工股份有限公司' })
  await expect.element(page.getByRole('region', { name: '华岳重工股份有限公司提醒贵企业提供收款账户' })).toBeVisible()
  expect(main.textContent).toContain('登记账户并完成打款验证')
  unmount()
  // On other days the list has neither.
  const other = await mountPage(<HeldTickets />)
  await expect.element(page.getByRole('tab', { name: '待兑付' })).toBeVisible()
  expect(other.main.textContent).not.toContain('待收款')
  expect(other.main.textContent).not.toContain('提醒贵企业')
})
