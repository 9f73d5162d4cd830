import { Keyboard } from './keyboard.ts'
import { expect, test } from './proof.ts'

test('a task is done with keys: tab, type, choose, open and close a dialog', async ({ page }) => {
  const keyboard = await Keyboard.of(page)
  await page.goto('keyboard.html')
  await keyboard.tabTo({ role: 'textbox', name: '金额' })
  await keyboard.fill('1234.56')
  await expect(page.getByLabel('金额')).toHaveValue('1234.56')
  await keyboard.tabTo({ role: 'combobox', name: '银行' })
  await keyboard.choose('招商银行')
  await expect(page.getByLabel('银行')).toHaveValue('招商银行')
  await keyboard.tabTo({ role: 'radio', name: '密码' })
  await keyboard.choose('短信')
  await expect(page.getByLabel('短信')).toBeChecked()
  await keyboard.tabTo({ role: 'button', name: '收款方' })
  await keyboard.choose('安禾五金')
  await keyboard.expectFocus({ role: 'button', name: '收款方 安禾五金' })
  await keyboard.tabTo({ role: 'button', name: '打开' }, { backward: true })
  await keyboard.activate({ role: 'button', name: '打开' })
  await keyboard.expectDialog('是否确认')
  await keyboard.activate({ role: 'button', name: '取消' })
  await keyboard.expectFocus({ role: 'button', name: /^打/ })
})

test('G3: what Tab does not reach cannot be used, and the failure lists the stops', async ({ page }) => {
  const keyboard = await Keyboard.of(page)
  await page.goto('keyboard.html')
  const attempt = keyboard.activate({ role: 'button', name: '只有鼠标' })
  await expect(attempt).rejects.toThrow(/never reached[^]*textbox “金额”/)
  await keyboard.tabTo({ role: 'combobox', name: '银行' })
  await expect(keyboard.choose('没有的银行')).rejects.toThrow(/no option/)
})

test('G10: an announcement made once passes, made twice fails, not made fails', async ({ page }) => {
  const keyboard = await Keyboard.of(page)
  await page.goto('keyboard.html')
  await keyboard.activate({ role: 'button', name: '说一次' })
  await keyboard.expectAnnounced('已复制')
  await keyboard.activate({ role: 'button', name: '说两次' })
  await expect(keyboard.expectAnnounced('已保存')).rejects.toThrow(/exactly once/)
})

test('G10: an announcement is heard twice, though the announcer lets its own interval pass between', async ({
  page,
}) => {
  const keyboard = await Keyboard.of(page)
  await page.goto('keyboard.html')
  await keyboard.activate({ role: 'button', name: '隔一会儿再说' })
  await expect(keyboard.expectAnnounced('已提交')).rejects.toThrow(/exactly once/)
  await keyboard.activate({ role: 'button', name: '隔三秒再警告' })
  await expect(keyboard.expectAnnounced('签名失败')).rejects.toThrow(/exactly once/)
  await keyboard.activate({ role: 'button', name: '隔一会儿再说' })
  await expect(keyboard.expectQuiet({ except: ['已提交'] })).rejects.toThrow(/已提交/)
})
