import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { issue } from '@jinpiao/contract/issue'
import { applicationQuery } from '#portal/archetypes/applicationQuery.ts'
import { VoucherPage } from './VoucherPage.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call }))

const notIssued = { voucher: null } as never

test('P8: what was known before the final approval does not say that nothing is issued; the new answer decides', async () => {
  const client = new QueryClient()
  client.setQueryData(applicationQuery(issue, 'a1').queryKey, notIssued, { updatedAt: 0 })
  let arrive = () => {}
  call.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(notIssued))))
  const { main, unmount } = await mountPage(<VoucherPage pkApplys={['a1']} backHref="/" />, client)
  await expect.poll(() => main.textContent).toContain('正在加载')
  expect(main.textContent).not.toContain('尚未签发')
  arrive()
  await expect.poll(() => main.textContent).toContain('尚未签发')
  unmount()
})
