import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { sign, type } from '../lib/steps.ts'

test('an account is registered, paid wrongly, asked for anew; another is proved and becomes the default', async ({
  desk,
}) => {
  const operator = await desk('SO')
  const { page } = operator
  // Without a person's consent the browser keeps its clipboard to itself.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // In a demonstration the last digit says what the bank reports: 2 is another amount.
  await register(operator, '42050110087600003332')
  const panel = page.getByRole('region', { name: '打款验证' })
  await expect(panel.getByText('待打款')).toBeVisible()
  await operator.activate({ role: 'button', name: '复制 收款账号' })
  await operator.expectAnnounced('已复制收款账号')
  const first = await payeeOf(operator)
  await operator.activate({ role: 'button', name: '我已转账，查询结果' })
  await operator.expectAnnounced('打款验证：查询中')
  await bankAnswers(operator)
  // The page has not been touched: its state moves by itself, and the focus stays on the one button.
  await operator.expectAnnounced('打款验证：验证失败，打款金额不是 0.01 元')
  await operator.activate({ role: 'button', name: '重新获取账号' })
  await operator.expectAnnounced('打款验证：待打款')
  await operator.expectFocus({ role: 'button', name: '我已转账，查询结果' })
  expect(await payeeOf(operator)).not.toBe(first)

  await register(operator, '42050110087600004448')
  await operator.activate({ role: 'button', name: '我已转账，查询结果' })
  await operator.expectAnnounced('打款验证：查询中')
  await bankAnswers(operator)
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

/** From the empty form to its result. */
async function register(keyboard: Keyboard, accountNo: string): Promise<void> {
  const { page } = keyboard
  await keyboard.open('my/account/info-update')
  await expect(page.getByRole('textbox', { name: '户名' })).toHaveValue('江城精铸有限公司')
  await type(keyboard, '银行账号', accountNo)
  await type(keyboard, '开户银行', '示范', 'combobox')
  await page.getByRole('option', { name: '示范商业银行' }).waitFor()
  await keyboard.choose(/示范商业银行/)
  await type(keyboard, /^开户地区/, '武汉市', 'combobox')
  await page.getByRole('option', { name: /武汉市$/ }).waitFor()
  await keyboard.choose(/武汉市$/)
  await type(keyboard, '开户支行', '武汉', 'combobox')
  await page.getByRole('option', { name: /武汉市高新区支行/ }).waitFor()
  await keyboard.choose(/武汉市高新区支行/)
  await expect(page.getByRole('textbox', { name: '联行号' })).toHaveValue(/^\d{12}$/)
  await keyboard.tabTo({ role: 'radio', name: '基本户' })
  await keyboard.choose('一般户')
  await keyboard.activate({ role: 'button', name: '下一步：核对' })
  await keyboard.expectFocus({ role: 'heading', name: '核对账户' })
  await keyboard.activate({ role: 'button', name: '签名并提交申请' })
  await sign(keyboard, '签名并提交 1 个对公账户', '已提交 1 个对公账户')
}

/** The account that the panel asks to pay to. */
const payeeOf = ({ page }: Keyboard) =>
  page
    .getByRole('region', { name: '打款验证' })
    .getByText(/^6 2 9 9，/)
    .innerText()

/** The institutions of the demonstration answer now. */
async function bankAnswers({ page }: Keyboard): Promise<void> {
  const answer = await page.request.post('/api/web/dev/outside', { data: {} })
  expect(answer.ok()).toBe(true)
}
