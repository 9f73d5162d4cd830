import type { Endpoint } from '@jinpiao/contract/endpoint'
import { getOwed } from '@jinpiao/contract/loanDue'
import { getDraw, getPlan, listDraws } from '@jinpiao/contract/loans'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ListView } from '#portal/lists/ListView.tsx'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { drawColumns } from './drawColumns.tsx'
import { LoanView } from './LoanView.tsx'
import { PlanView } from './PlanView.tsx'

const draw = {
  pkDraw: 'D1',
  drawNo: 'JJ20261121000001',
  loanState: 'OVERDUE',
  nextDueDate: '2026-11-21',
  amount: '300000.00',
  outstanding: '200000.00',
  actions: [],
}
const owed = {
  drawNo: draw.drawNo,
  total: '20730.74',
  overdueDays: 7,
  account: { bankName: '示范商业银行', accountTail: '4173' },
  failReason: '还款账户余额不足',
  collectedPart: null,
  rows: [{ principal: '20000.00', interest: '700.00', penalty: '30.74' }],
  payTo: { payeeAccountName: '示范商业银行', payeeAccount: '62990106587524173', payeeBank: '示范商业银行' },
  transfer: null,
  isCollecting: false,
  collectRefusal: null,
  transferRefusal: null,
}
vi.mock('#portal/http/client.ts', () => ({
  call: async (endpoint: Endpoint) => {
    if (endpoint === getOwed) return owed
    if (endpoint === getDraw) return { draw, receipts: [] }
    if (endpoint === getPlan) return { draw, next: null, rows: [] }
    return { list: [draw], pagecond: { page: 1, pageSize: 10, count: 1 }, sum: {} }
  },
}))
vi.mock('#portal/session/useSession.ts', () => ({ useVisitor: () => visitor(), useSecurity: () => ({}) }))
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => true }))
vi.mock('#portal/parts/useRole.ts', () => ({ useRole: () => ({ post: 'OPERATOR' }) }))
// What the loan is besides: of no matter here.
vi.mock('./LoanFactSheets.tsx', () => ({ LoanFactSheets: () => null }))
vi.mock('./PlanTab.tsx', () => ({ PlanTab: () => null }))
vi.mock('./PlanTable.tsx', () => ({ PlanTables: () => null }))
vi.mock('./RepayLink.tsx', () => ({ RepayLink: () => null }))

const pages: readonly (readonly [string, ReactNode])[] = [
  ['the loan', <LoanView key="loan" pkDraw="D1" />],
  ['its plan', <PlanView key="plan" pkDraw="D1" />],
]

test.each(pages)(
  'an overdue instalment is paid from %s: what is owed with its penalty, by the bank or by a transfer, also in part',
  async (_, part) => {
    const { main } = await mountPage(part)
    await expect.element(page.getByRole('button', { name: /^重新扣款/ })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^登记转账还款/ })).toBeVisible()
    for (const said of ['20,730.74', '30.74', '还款账户余额不足', draw.drawNo]) expect(main.textContent).toContain(said)
    await page.getByRole('button', { name: /^重新扣款/ }).click()
    // Whole as it stands there, and changed to a part by whoever has less.
    await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveValue('20,730.74')
  },
)

test('a row of the list leads to where it is paid', async () => {
  await page.viewport(1440, 900)
  await mountPage(
    <ListView
      list={listDraws}
      noun="loans"
      caption="借据"
      columns={drawColumns('操作').filter(
        (column) => typeof column === 'object' && 'id' in column && column.id === 'actions',
      )}
      rowKey={({ pkDraw }) => pkDraw}
      rowName={({ drawNo }) => drawNo}
      empty={{ text: '无' }}
    />,
  )
  const link = page.getByRole('link', { name: /^归还欠款/ })
  await expect.element(link).toHaveAttribute('href', '/credit/self-loan/draw-detail/index?id=D1#owed')
})
