import { registerAccount } from '../lib/house.ts'
import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside } from '../lib/outside.ts'

const CORP = '江城精铸有限公司'

test('an account is registered, paid wrongly, asked for anew; another is proved and becomes the default', async ({
  desk,
}) => {
  const operator = await desk('SO')
  const { page } = operator
  // Without a person's consent the browser keeps its clipboard to itself.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // In a demonstration the last digit says what the bank reports: 2 is another amount.
  await registerAccount(operator, CORP, '42050110087600003332')
  const panel = page.getByRole('region', { name: '打款验证' })
  await expect(panel.getByText('待打款')).toBeVisible()
  await operator.activate({ role: 'button', name: '复制 收款账号' })
  await operator.expectAnnounced('已复制收款账号')
  const first = await payeeOf(operator)
  await operator.activate({ role: 'button', name: '我已转账，查询结果' })
  await operator.expectAnnounced('打款验证：查询中')
  await answerOutside(operator.page)
  // The page has not been touched: its state moves by itself, and the focus stays on the one button.
  await operator.expectAnnounced('打款验证：验证失败，打款金额不是 0.01 元')
  await operator.activate({ role: 'button', name: '重新获取账号' })
  await operator.expectAnnounced('打款验证：待打款')
  await operator.expectFocus({ role: 'button', name: '我已转账，查询结果' })
  expect(await payeeOf(operator)).not.toBe(first)

  await registerAccount(operator, CORP, '42050110087600004448')
  await operator.activate({ role: 'button', name: '我已转账，查询结果' })
  await operator.expectAnnounced('打款验证：查询中')
  await answerOutside(operator.page)
  await operator.expectAnnounced('打款验证：已验证')
  await operator.expectFocus({ role: 'heading', name: '打款验证' })

  await operator.open('my/account/info')
  const row = page.getByRole('row').filter({ hasText: '4448' })
  await expect(row).toContainText('使用中')
  await operator.activate({ role: 'button', name: '显示完整号码 示范商业银行 尾号 4 4 4 8' })
  await operator.expectAnnounced(/4 2 0 5，0 1 1 0，0 8 7 6，0 0 0 0，4 4 4 8/)
  await operator.activate({ role: 'button', name: '设为默认 示范商业银行 尾号 4 4 4 8' })
  await operator.expectAnnounced('已将 示范商业银行 尾号 4448 设为默认账户')
  await expect(row).toContainText('默认账户不能停用')
  await operator.activate({ role: 'button', name: '停用 示范商业银行 尾号 3 3 3 2' })
  await operator.expectDialog('停用 示范商业银行 尾号 3332？')
  await operator.activate({ role: 'button', name: '停用' })
  await operator.expectAnnounced('已停用 示范商业银行 尾号 3332')
  await expect(page.getByRole('row').filter({ hasText: '3332' })).toContainText('已停用')
})

/** The account that the panel asks to pay to. */
const payeeOf = ({ page }: Keyboard) =>
  page
    .getByRole('region', { name: '打款验证' })
    .getByText(/^6 2 9 9，/)
    .innerText()
