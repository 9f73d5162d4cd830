import { presignPacket } from '@jinpiao/contract/files'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FileLinks } from './FileLinks.tsx'
import { mountPage } from './testing/mountPage.tsx'

const { call, saveAddress } = vi.hoisted(() => ({ call: vi.fn(), saveAddress: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call }))
vi.mock('@jinpiao/ui-kit/lib/saveBlob', () => ({ saveAddress }))

const file = (pkFile: string) => ({ pkFile, name: `${pkFile}.pdf`, size: 2048 })

test('several files are saved in one packet that says whose it is; one has its own button alone', async () => {
  call.mockResolvedValue({ url: '/api/web/v1/files/download/x', expiresAt: '' })
  const { unmount } = await mountPage(<FileLinks files={[file('A'), file('B')]} name="合同文件" />)
  await page.getByRole('button', { name: '打包下载 2 个文件 合同文件' }).click()
  expect(call).toHaveBeenCalledExactlyOnceWith(presignPacket, {
    body: { pkFiles: ['A', 'B'], fileName: '合同文件.zip' },
  })
  await expect.poll(() => saveAddress.mock.calls).toEqual([['/api/web/v1/files/download/x', '合同文件.zip']])
  unmount()

  await mountPage(<FileLinks files={[file('A')]} name="合同文件" />)
  await expect.element(page.getByRole('button', { name: /A\.pdf/ })).toBeVisible()
  expect(document.querySelectorAll('main button')).toHaveLength(1)
})
