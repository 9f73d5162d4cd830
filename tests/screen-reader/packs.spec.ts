import { readPage } from './listening.ts'
import { enter } from './tasks.ts'
import { expect, test } from './test.ts'

test('G9, G10: whoever fills in a pack hears how each section stands, and why one is not available', async ({
  reader,
}) => {
  await enter(reader, 'SO', 'credit/finance-data/index/finance?state=DRAFT')
  const pack = reader.page
    .getByRole('row')
    .filter({ hasText: '新年度框架资料' })
    .getByRole('rowheader')
    .getByRole('link')
  await reader.goto((await pack.getAttribute('href')) ?? '')
  const tasks = reader.page.getByRole('region', { name: '待完善的内容' })
  await tasks.getByText('请先录入合同').waitFor()
  const said = (await readPage(reader, '提交资料')).join(' ')
  for (const words of ['待完善的内容', '已完成 0 项', '未开始', '暂不可用', '请先录入合同', '资料尚未完成'])
    expect(said).toContain(words)
})
