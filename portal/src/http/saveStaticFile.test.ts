import axios from 'axios'
import { expect, test, vi } from 'vitest'

vi.hoisted(() => vi.resetModules())
const { i18n, saveBlob } = vi.hoisted(() => ({ i18n: { language: 'zh-CN' }, saveBlob: vi.fn() }))
vi.mock('#portal/i18n.ts', () => ({ i18n }))
vi.mock('@jinpiao/ui-kit/lib/saveBlob', () => ({ saveBlob }))
const { saveStaticFile } = await import('./saveStaticFile.ts')

test('product §4.13: a static file is asked for in the language of the page', async () => {
  const get = vi.spyOn(axios, 'get').mockResolvedValueOnce({ data: new Blob([]) })
  i18n.language = 'en-US'
  await saveStaticFile('/cv3/file/help/1.html', 'About.html')
  i18n.language = 'zh-CN'
  expect(get).toHaveBeenCalledExactlyOnceWith('/cv3/file/help/1.html?lang=en-US', { responseType: 'blob' })
  get.mockRestore()
  saveBlob.mockClear()
})

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
