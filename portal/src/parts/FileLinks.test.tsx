import { presignPacket, showSnapshot } from '@jinpiao/contract/files'
import { listen } from '@jinpiao/ui-kit/lib/testing/heard'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { FileLinks } from './FileLinks.tsx'
import { mountPage } from './testing/mountPage.tsx'

const { call, download, saveAddress } = vi.hoisted(() => ({ call: vi.fn(), download: vi.fn(), saveAddress: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call, download }))
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

test('more files than one packet holds come in several, each with its number, and that is said', async () => {
  call.mockReset().mockResolvedValue({ url: '/api/web/v1/files/download/x', expiresAt: '' })
  saveAddress.mockReset()
  const files = Array.from({ length: 401 }, (_, index) => file(`F${index}`))
  const ear = listen()
  await mountPage(<FileLinks files={files} name="资料" />)
  await page.getByRole('button', { name: '打包下载 401 个文件 资料' }).click()
  await expect
    .poll(() => saveAddress.mock.calls.map(([, name]) => name))
    .toEqual(['资料-1.zip', '资料-2.zip', '资料-3.zip'])
  const asked = call.mock.calls.map(([, { body }]) => body.pkFiles as string[])
  expect(asked.map(({ length }) => length)).toEqual([200, 200, 1])
  expect(asked.flat()).toEqual(files.map(({ pkFile }) => pkFile))
  await expect.poll(() => ear.heard.join()).toContain('共 401 个文件，分 3 个压缩包下载')
  ear.stop()
})

test('a picture is looked at in a dialog, no larger than a screen needs, fetched once; the focus comes back', async () => {
  const pixel = await (await fetch('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>')).blob()
  download.mockResolvedValue(pixel)
  await mountPage(<FileLinks files={[{ pkFile: 'P', name: '送货单.PNG', size: 2048 }]} name="其他附件" />)
  const button = page.getByRole('button', { name: '送货单.PNG（2KB） （预览）' })
  await button.click()
  await expect.element(page.getByRole('dialog', { name: '送货单.PNG' }).getByRole('img')).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: '送货单.PNG的图片' }))
    .toHaveAttribute('src', expect.stringMatching(/^blob:/))
  await expect.element(page.getByRole('button', { name: /打开原图/ })).toBeVisible()
  await page.getByRole('button', { name: '关闭' }).last().click()
  await expect.element(button).toHaveFocus()
  await button.click()
  await expect.element(page.getByRole('img')).toBeVisible()
  expect(download.mock.calls.map(([endpoint, { params }]) => [endpoint, params])).toEqual([
    [showSnapshot, { id: 'P', type: 'PREVIEW' }],
  ])
})

test('a picture that the server refuses says why, and the original can still be asked for', async () => {
  download.mockRejectedValue(new BusinessError('10000111', '该文件不是可以预览的图片', { cause: undefined }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await mountPage(<FileLinks files={[{ pkFile: 'B', name: '坏.jpg', size: 0 }]} name="其他附件" />, client)
  await page.getByRole('button', { name: /坏\.jpg/ }).click()
  await expect.element(page.getByRole('dialog').getByText('该文件不是可以预览的图片')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /打开原图/ })).toBeVisible()
})
