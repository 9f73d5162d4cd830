import { expectSpokenNumbers, readPage, tabTo } from './listening.ts'
import { enter } from './tasks.ts'
import { expect, test } from './test.ts'

test('G9, G10: whoever hands in what the funder misses hears which papers, where each stands, and why', async ({
  reader,
}) => {
  await enter(reader, 'SO', 'my/signup/query?state=RETURNED')
  const link = await tabTo(reader, /补件 ?SQ/)
  expectSpokenNumbers([link])
  await reader.goto((await reader.page.getByRole('link', { name: /^补件/ }).getAttribute('href')) ?? '')
  const papers = reader.page.getByRole('region', { name: '材料清单' })
  await papers.getByText('待补件').first().waitFor()
  const form = await readPage(reader, '下一步：核对')
  // What fields hold is read as it was typed; what stands beside them is said for the ear.
  const tasks = form.slice(form.findLastIndex((each) => each.includes('材料清单')))
  expectSpokenNumbers(tasks)
  const said = tasks.join(' ')
  for (const words of ['缺少上年度现金流量表，请补充', '第二页不清晰，请重新扫描上传']) expect(said).toContain(words)
  // Each paper is named with its state.
  expect(said.match(/待补件/g)).toHaveLength(2)
  expect(said.match(/已上传/g)).toHaveLength(2)
})
