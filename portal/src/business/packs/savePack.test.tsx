import { packFiles } from '@jinpiao/contract/files'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { useSavePacket } from '#portal/parts/useSavePacket.ts'
import { savePack } from './savePack.ts'

const { download, saveBlob } = vi.hoisted(() => ({ download: vi.fn(), saveBlob: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call: vi.fn(), download }))
vi.mock('@jinpiao/ui-kit/lib/saveBlob', () => ({ saveAddress: vi.fn(), saveBlob }))
const zip = new Blob(['PK'])
beforeEach(() => download.mockReset().mockResolvedValue(zip))

test('spec §7: a pack is saved as one ZIP by /v2/files/security/download, also with one file in it', async () => {
  await savePack(['F1'], '第三季度资料.zip')
  const body = { pkFiles: ['F1'], fileName: '第三季度资料.zip', singlePatch: true }
  expect(download.mock.calls).toEqual([[packFiles, { body }]])
  expect(saveBlob.mock.calls).toEqual([[zip, '第三季度资料.zip']])
})

test('a pack of more files than the call takes comes in several ZIPs', async () => {
  const files = Array.from({ length: 401 }, (_, index) => ({ pkFile: `F${index}` }))
  function Save() {
    const save = useSavePacket(savePack)
    return (
      <button type="button" onClick={() => save(files, '资料')}>
        save
      </button>
    )
  }
  await mountPage(<Save />)
  await page.getByRole('button', { name: 'save' }).click()
  await expect.poll(() => download.mock.calls.length).toBe(3)
  const asked = download.mock.calls.map(([, { body }]) => [body.fileName, body.pkFiles.length, body.singlePatch])
  expect(asked).toEqual([
    ['资料-1.zip', 200, true],
    ['资料-2.zip', 200, true],
    ['资料-3.zip', 1, true],
  ])
})
