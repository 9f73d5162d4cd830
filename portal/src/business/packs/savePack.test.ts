import { packFiles } from '@jinpiao/contract/files'
import { expect, test, vi } from 'vitest'
import { savePack } from './savePack.ts'

const { download, saveBlob } = vi.hoisted(() => ({ download: vi.fn(), saveBlob: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ download }))
vi.mock('@jinpiao/ui-kit/lib/saveBlob', () => ({ saveBlob }))

test('spec §7: a pack is saved as one ZIP by /v2/files/security/download, also with one file in it', async () => {
  const zip = new Blob(['PK'])
  download.mockResolvedValue(zip)
  await savePack(['F1'], '第三季度资料.zip')
  const body = { pkFiles: ['F1'], fileName: '第三季度资料.zip', singlePatch: true }
  expect(download.mock.calls).toEqual([[packFiles, { body }]])
  expect(saveBlob.mock.calls).toEqual([[zip, '第三季度资料.zip']])
})
