import { expectOnce, expectSpokenNumbers, readLines, tabTo } from './listening.ts'
import { enter } from './tasks.ts'
import { expect, test } from './test.ts'

test('G9, G10: the account to pay to is heard digit by digit, the state of the test payment once', async ({
  reader,
}) => {
  await enter(reader, 'AO', 'my/account/info')
  await tabTo(reader, /打款验证.*0 9 6 3 链接/)
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor(/示范商业银行 尾号 0 9 6 3|示范商业银行 尾号 0963/)
  const read = await readLines(reader, '我已转账，查询结果')
  expectSpokenNumbers(read)
  const words = read.join(' ')
  for (const fact of ['待打款', '金票平台验证专户', '6 2 9 9，8 8 0 0', '1分', '该款项不退还'])
    expect(words).toContain(fact)
  await tabTo(reader, /我已转账，查询结果 按钮/)
  reader.clear()
  await reader.press('Enter')
  await reader.waitFor('打款验证：查询中')
  await tabTo(reader, /停用.*按钮/)
  expectOnce(reader, '打款验证：查询中')
})
