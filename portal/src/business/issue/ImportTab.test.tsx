import { importIssueRows, issue, markIssueSheet } from '@jinpiao/contract/issue'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { ImportTab } from './ImportTab.tsx'

const { call, download, saveBlob } = vi.hoisted(() => ({ call: vi.fn(), download: vi.fn(), saveBlob: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call, download }))
vi.mock('@jinpiao/ui-kit/lib/saveBlob', () => ({ saveBlob }))
beforeEach(() => vi.clearAllMocks())

const seen = { sheet: 'Sheet1', sheets: ['Sheet1'], hiddenRows: [], takesHidden: false, notes: [], columns: {} }

async function uploaded(errors: { row: number; cell: string; field: string; message: string; value: string }[]) {
  call.mockImplementation(async (endpoint) => (endpoint === importIssueRows ? { ok: [], errors, seen } : undefined))
  const mounted = await mountPage(<ImportTab onReady={() => {}} />)
  const file = new File(['PK'], '12月开立.xlsx')
  await userEvent.upload(page.elementLocator(mounted.main.querySelector('input[type=file]') as Element), file)
  await expect.poll(() => mounted.main.textContent).toContain('已读取表格')
  return { ...mounted, file }
}
const button = () => page.getByRole('button', { name: '下载标注了问题的表格' })

test('product §4.5: what is wrong with a sheet is listed by row, and the same sheet can be had with it marked', async () => {
  const { main, unmount, file } = await uploaded([
    { row: 2, cell: 'C2', field: 'amount', message: '金额（元）格式错误', value: '12a' },
  ])
  expect(main.querySelector('table')?.textContent).toContain('金额（元）格式错误')
  const marked = new Blob(['PK'])
  download.mockResolvedValue(marked)
  await userEvent.click(button())
  expect(download).toHaveBeenCalledWith(markIssueSheet, { file, query: {} })
  await expect.poll(() => saveBlob.mock.calls).toEqual([[marked, '12月开立-问题标注.xlsx']])
  expect(call).not.toHaveBeenCalledWith(issue.check, expect.anything())
  unmount()
})

test('a sheet that failed, or that has mistakes, is replaced by the next one', async () => {
  const { main, unmount } = await uploaded([
    { row: 2, cell: 'C2', field: 'amount', message: '金额（元）格式错误', value: '12a' },
  ])
  const upload = (name: string) =>
    userEvent.upload(page.elementLocator(main.querySelector('input[type=file]') as Element), new File(['PK'], name))
  call.mockRejectedValue(new BusinessError('10000105', '“坏.xlsx”无法读取'))
  await upload('坏.xlsx')
  await expect.poll(() => main.textContent).toContain('坏.xlsx，2B，上传失败：“坏.xlsx”无法读取')
  expect(main.textContent).not.toContain('12月开立.xlsx')
  expect(main.textContent).not.toContain('已读取表格')
  expect(page.getByRole('button', { name: /^重试/ }).elements()).toEqual([])

  call.mockResolvedValue({ ok: [], errors: [], seen })
  await upload('改好.xlsx')
  await expect.poll(() => main.textContent).toContain('改好.xlsx，2B，上传成功')
  expect(main.textContent).not.toContain('坏.xlsx')
  unmount()
})

test('product §4.5: a sheet that is no template has no cells to mark', async () => {
  const { main, unmount } = await uploaded([{ row: 1, cell: '', field: '', message: '表头与模板不一致', value: '' }])
  expect(main.textContent).toContain('表头与模板不一致')
  expect(button().elements()).toEqual([])
  unmount()
})
