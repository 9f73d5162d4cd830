import { expectOnce, expectSpokenNumbers, readPage, tabTo } from './listening.ts'
import { choose, enter, signByEar } from './tasks.ts'
import { expect, test } from './test.ts'

test('G9, G10: the operator hears which ticket, who gets how much, and what is still missing', async ({ reader }) => {
  await enter(reader, 'SO', 'credit/chain/transfer/apply')
  await tabTo(reader, /金票编号/)
  await choose(reader)
  await tabTo(reader, /接收方/)
  await choose(reader)
  await tabTo(reader, /金额（元）/)
  await reader.type('1234.56')
  reader.clear()
  await tabTo(reader, /摘要/)
  expectOnce(reader, '1234元5角6分')
  await tabTo(reader, /再加一个接收方 按钮/)
  await tabTo(reader, /下一步：核对 按钮/)
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(/有 \d+ 处需要修改/)
  expectOnce(reader, /有 \d+ 处需要修改/)
  expectSpokenNumbers(reader.spoken())
})

test('G9, G10: the director hears what becomes of the ticket, signs it, and hears the answer once', async ({
  reader,
}) => {
  await enter(reader, 'SD', 'credit/chain/transfer/split-approve')
  // The one that waits longest has come within the 15 days: it says why it cannot be approved.
  await tabTo(reader, /SQ\d{14} 链接\. SQ [\d ，]+/)
  const link = await tabTo(reader, /SQ\d{14} 链接\. SQ [\d ，]+/)
  const [applyNo = ''] = /SQ [\d ，]+\d/.exec(link) ?? []
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(`金票转让 ${applyNo}`)
  const detail = await readPage(reader, '驳回')
  expectSpokenNumbers(detail)
  for (const fact of ['将拆分为', '明远物流有限公司 8000元', '本企业保留']) expect(detail.join(' ')).toContain(fact)
  await tabTo(reader, /复核通过 按钮/)
  await signByEar(reader, '签名并复核通过：1 笔金票转让', '合计 8000元')
  await reader.waitFor('已复核通过，共 1 笔')
  expectOnce(reader, '已复核通过，共 1 笔')
})
