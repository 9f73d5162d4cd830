import { idCodeOf } from '@jinpiao/server/seed/codes'
import { expect } from '@playwright/test'
import { annexFile, contractFile, invoiceFile, upload } from './issuing.ts'
import type { Keyboard } from './keyboard.ts'
import { sign, type } from './steps.ts'

/** Fills in the form and submits it. In a demonstration a number that ends in 1, 2 or 3 is not agreed to: once more then. */
export async function verifyCorp(keyboard: Keyboard, legalIdCode: string): Promise<void> {
  const { page } = keyboard
  await expect(page.getByRole('textbox', { name: '法定代表人' })).toHaveValue('示范法人')
  await type(keyboard, '法人身份证号', legalIdCode)
  const files = [
    [/^上传营业执照文件/, contractFile],
    [/^上传法人身份证正反面/, annexFile],
    [/^上传企业授权书/, invoiceFile],
  ] as const
  for (const [name, file] of files) {
    await upload(keyboard, name, file)
    await keyboard.expectAnnounced(`${file.name} 上传成功`)
  }
  await keyboard.activate({ role: 'button', name: '下一步：核对' })
  await keyboard.expectFocus({ role: 'heading', name: '核对认证资料' })
  await keyboard.activate({ role: 'button', name: '提交申请' })
  await keyboard.expectFocus({ role: 'heading', name: '已提交 1 笔企业实名认证' })
  const applyNo = await page.getByRole('link', { name: /^SQ/ }).innerText()
  if (!/[123]$/.test(applyNo.trim())) return
  await keyboard.open('my/enterprise-info/realname')
  await keyboard.activate({ role: 'link', name: /^查看该申请/ })
  await page.getByRole('button', { name: /^撤回/ }).waitFor()
  await keyboard.activate({ role: 'button', name: /^撤回/ })
  await keyboard.expectDialog(/^撤回申请/)
  await keyboard.activate({ role: 'button', name: '撤回' })
  await keyboard.expectAnnounced(/^已撤回/)
  await keyboard.open('my/enterprise-info/realname')
  await verifyCorp(keyboard, legalIdCode)
}

/** From the home, where the user menu stands before the heading. */
export async function becomeManager(keyboard: Keyboard): Promise<void> {
  await keyboard.tabTo({ role: 'button', name: / · / })
  await keyboard.choose(/^角色切换/)
  await keyboard.expectDialog('切换角色')
  await keyboard.tabTo({ role: 'radio', name: /^主管/ })
  await keyboard.choose(/^管理员/)
  await keyboard.activate({ role: 'button', name: '切换角色' })
  await keyboard.expectAnnounced('已切换为管理员，页面已更新')
}

/** A new user who is an operator, added by the administrator on the page of users. */
export async function addOperator(manager: Keyboard, name: string, mobile: string): Promise<void> {
  await manager.open('my/enterprise-info/user/list')
  await manager.activate({ role: 'button', name: '新增用户' })
  await manager.expectDialog('新增用户')
  await type(manager, '姓名', name)
  await type(manager, '身份证号', idCodeOf(91))
  await type(manager, '手机号', mobile)
  await manager.activate({ role: 'checkbox', name: '经办' })
  await manager.activate({ role: 'button', name: '新增' })
  await manager.expectDialog('初始密码（仅演示）')
  await manager.activate({ role: 'button', name: '关闭' })
  await expect(manager.page.getByRole('row').filter({ hasText: name })).toContainText('经办')
}

/** From the empty form to its result: an account at the bank of the demonstration. */
export async function registerAccount(
  keyboard: Keyboard,
  corpName: string,
  accountNo: string,
  signs = sign,
): Promise<void> {
  const { page } = keyboard
  await keyboard.open('my/account/info-update')
  await expect(page.getByRole('textbox', { name: '户名' })).toHaveValue(corpName)
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
  await signs(keyboard, '签名并提交 1 个对公账户', '已提交 1 个对公账户')
}
