import axios from 'axios'
import { expect, test, vi } from 'vitest'

vi.hoisted(() => vi.resetModules())
const { saveBlob } = vi.hoisted(() => ({ saveBlob: vi.fn() }))
vi.mock('@jinpiao/ui-kit/lib/saveBlob', () => ({ saveBlob }))
const { saveStaticFile } = await import('./saveStaticFile.ts')

test('spec §7: a static file is fetched as a blob and saved under a given name', async () => {
  const data = new Blob(['文章'])
  const get = vi.spyOn(axios, 'get').mockResolvedValueOnce({ data })
  await saveStaticFile('/cv3/file/help/1.html', '平台介绍.html')
  expect(get).toHaveBeenCalledWith('/cv3/file/help/1.html', expect.objectContaining({ responseType: 'blob' }))
  expect(saveBlob).toHaveBeenCalledExactlyOnceWith(data, '平台介绍.html')

  get.mockRejectedValueOnce(new Error('404'))
  await expect(saveStaticFile('/cv3/file/help/99.html', 'x.html')).rejects.toMatchObject({ name: 'NetworkError' })
  expect(saveBlob).toHaveBeenCalledOnce()
})
