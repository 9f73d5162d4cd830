import type { RedeemLine } from '@jinpiao/contract/redeem'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { LineWays } from './LineWays.tsx'

let isOpen = true
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => isOpen }))

const again = { pkApply: 'B2', applyNo: 'SQ2', businessType: 'REDEEM', isPaid: false } as const
const line = (state: RedeemLine['state'], amount: string, isTaken = false) =>
  ({ state, amount, takenBy: isTaken ? again : null }) as RedeemLine
const lines = [
  line('PAID', '1.00'),
  line('FAILED', '200.00'),
  line('FAILED', '34.50'),
  line('FAILED', '8.00', true),
  line('PAYING', '16750.83'),
]

test('a batch leads to where what failed is registered again, and to what the bank has not answered', async () => {
  isOpen = true
  const { main, unmount } = await mountPage(<LineWays lines={lines} />)
  // What another batch has taken again is that one's.
  await expect.poll(() => main.textContent).toContain('2 张付款失败，合计 234.50 元')
  expect(main.textContent).toContain('1 张付款中，合计 16,750.83 元')
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/credit/core/redeem/register?box=FAILED',
    '/credit/core/redeem/register?tab=paying',
  ])
  unmount()
})

test('nothing is said where all is paid, or to whom cannot do it', async () => {
  isOpen = true
  const paid = await mountPage(<LineWays lines={[line('PAID', '1.00'), line('FAILED', '8.00', true)]} />)
  expect(paid.main.textContent).toBe('')
  paid.unmount()
  isOpen = false
  const reader = await mountPage(<LineWays lines={lines} />)
  expect(reader.main.textContent).toBe('')
  reader.unmount()
})
