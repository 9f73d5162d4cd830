import { getConfirmation, matterHref } from '@jinpiao/contract/confirmations'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { MatterOfAddress } from './MatterOfAddress.tsx'

const confirmation = {
  pkConfirm: 'C1',
  confirmNo: 'QR20261121000001',
  confirmKind: 'GUARANTEE',
  confirmTitle: '设备融资担保',
  initiatorName: '江城精铸有限公司',
  amount: '300000.00',
  confirmBy: '2026-12-01',
  daysRemaining: 10,
  confirmState: 'PENDING',
  reason: null,
  judgeBy: null,
  judgement: null,
  actions: [],
}
vi.mock('#portal/http/client.ts', () => ({
  call: async (endpoint: unknown, { params }: { params?: { pkConfirm: string } } = {}) => {
    if (endpoint !== getConfirmation || params?.pkConfirm !== 'C1') return new Promise(() => {})
    return { confirmation, document: [{ heading: '担保', paragraphs: ['为该笔融资承担连带责任。'] }], files: [] }
  },
}))

/** The page as a message leads to it. */
function At({ to, children }: { to: string; children: ReactNode }) {
  const go = useNavigate()
  const { search } = useLocation()
  useEffect(() => void go(to), [go, to])
  return (
    <>
      <p>{`at ${search}`}</p>
      {children}
    </>
  )
}

test.each(['ANSWERS', 'ASKED'] as const)(
  'a message leads to its matter itself, open beside the list: %s',
  async (side) => {
    const { main } = await mountPage(
      <At to={matterHref('C1', side)}>
        <MatterOfAddress acts={(matter, close) => <button onClick={close}>{`answer ${matter.confirmNo}`}</button>} />
      </At>,
    )
    await expect.element(page.getByText('为该笔融资承担连带责任。')).toBeVisible()
    await page.getByRole('button', { name: 'answer QR20261121000001' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    // Closed it is gone from the address as well, the list stays.
    expect(main.textContent).toContain(side === 'ASKED' ? 'at ?side=asked' : 'at ')
    expect(main.textContent).not.toContain('id=')
  },
)
