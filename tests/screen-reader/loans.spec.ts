import { expectOnce, expectSpokenNumbers, heard, readLines, tabTo } from './listening.ts'
import { enter, signByEar } from './tasks.ts'
import { expect, test } from './test.ts'

test('G9, G10: the operator hears the plan of a draw before it is asked for, and what refuses it', async ({
  reader,
}) => {
  await enter(reader, 'SO', 'credit/self-loan/draw/index')
  await tabTo(reader, /金额（元） 输入/)
  await reader.type('108000')
  await tabTo(reader, /贷款期限（个月） 输入/)
  await reader.type('6')
  await tabTo(reader, /单选钮/)
  reader.clear()
  await reader.press('Space')
  await reader.page.getByRole('table', { name: '试算还款计划' }).waitFor()
  await reader.waitFor(/^利息合计 .*元/)
  expectSpokenNumbers(reader.spoken())
  const plan = await readLines(reader, '下一步：核对 按钮')
  // What a field holds is read as it was typed.
  expectSpokenNumbers(plan.slice(plan.findIndex((said) => said.includes('试算还款计划'))))
  for (const fact of ['试算还款计划', '利息合计', '10万8000元']) expect(plan.join(' ')).toContain(fact)
  await tabTo(reader, /下一步：核对 按钮/)
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(/有 \d+ 处需要修改/)
  expectOnce(reader, /有 \d+ 处需要修改/)
})

test('G9, G10: the director hears what a draw costs, signs it, and hears the outcome once', async ({ reader }) => {
  await enter(reader, 'SD', 'credit/self-loan/apply/index?desk=LOAN_DRAW')
  const link = await tabTo(reader, /SQ\d{14} 链接\. SQ [\d ，]+/)
  const [applyNo = ''] = /SQ [\d ，]+\d/.exec(link) ?? []
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(`金易贷支用 ${applyNo}`)
  const detail = await readLines(reader, '驳回 按钮')
  expectSpokenNumbers(detail)
  expect(heard(reader, '利息合计').length).toBeGreaterThan(0)
  await tabTo(reader, /复核通过 按钮/)
  await signByEar(reader, '签名并复核通过：1 笔金易贷支用', /合计 .*元/)
  await reader.waitFor('已复核通过，共 1 笔')
  expectOnce(reader, '已复核通过，共 1 笔')
})
