import { expectOnce, expectSpokenNumbers, readPage, tabTo } from './listening.ts'
import { enter } from './tasks.ts'
import { expect, test } from './test.ts'

test('G9: the director hears to which account each payee is paid, digit by digit', async ({ reader }) => {
  await enter(reader, 'CD', 'credit/core/redeem/director-approve')
  const link = await tabTo(reader, /SQ\d{14} 链接\. SQ [\d ，]+/)
  const [applyNo = ''] = /SQ [\d ，]+\d/.exec(link) ?? []
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(`金票兑付 ${applyNo}`)
  const detail = await readPage(reader, '驳回')
  expectSpokenNumbers(detail)
  expect(detail.join(' ')).toMatch(/6 2 9 9/)
})

test('G9, G10: the operator hears of which payment a failure is stated, and what is still missing', async ({
  reader,
}) => {
  await enter(reader, 'CO', 'credit/core/redeem/register?tab=paying')
  await tabTo(reader, /登记付款失败.* 按钮/)
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(/登记付款失败：JP/)
  expectSpokenNumbers(reader.spoken())
  await tabTo(reader, /去签名 按钮/)
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(/有 \d+ 处需要修改/)
  expectOnce(reader, /有 \d+ 处需要修改/)
})
