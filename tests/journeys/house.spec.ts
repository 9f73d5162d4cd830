import { idCodeOf } from '@jinpiao/server/seed/codes'
import { annexFile, contractFile, invoiceFile, upload } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { type } from '../lib/steps.ts'

test('J8: a new enterprise is verified, its administrator adds a user and gives roles', async ({ desk }) => {
  const director = await desk('XM')
  const { page } = director
  const tasks = page.getByRole('region', { name: '开始使用金票' })
  await expect(tasks.getByRole('listitem').filter({ hasText: '企业实名认证' }).first()).toContainText('未完成')
  await director.activate({ role: 'link', name: '企业实名认证' })
  await director.expectFocus({ role: 'heading', name: '企业实名认证' })
  await verify(director, idCodeOf(90))
  const answer = await page.request.post('/api/web/dev/outside', { data: {} })
  expect(answer.ok()).toBe(true)
  await director.open('my/enterprise-info/base-info')
  await expect(page.getByRole('main')).toContainText('已认证')
  await expect(page.getByRole('main')).toContainText('示范法人')
  await director.activate({ role: 'button', name: '显示完整号码 法人身份证号' })
  await director.expectAnnounced(/^已显示/)

  await becomeManager(director)
  await director.open('my/enterprise-info/user/list')
  await director.activate({ role: 'button', name: '新增用户' })
  await director.expectDialog('新增用户')
  await type(director, '姓名', '易长风')
  await type(director, '身份证号', idCodeOf(91))
  await type(director, '手机号', '13900000777')
  await director.activate({ role: 'checkbox', name: '经办' })
  await director.activate({ role: 'button', name: '新增' })
  await director.expectDialog('初始密码（仅演示）')
  await director.activate({ role: 'button', name: '关闭' })
  await expect(page.getByRole('row').filter({ hasText: '易长风' })).toContainText('经办')

  await director.activate({ role: 'button', name: '编辑角色 易长风' })
  await director.expectDialog('编辑 易长风 的角色')
  await director.activate({ role: 'checkbox', name: '主管' })
  await director.expectAnnounced(/^同一人兼有提交和复核的岗位/)
  await expect(page.getByRole('dialog')).toContainText('新增岗位：主管。')
  await director.activate({ role: 'button', name: '保存角色' })
  await director.expectAnnounced('已变更 易长风 的角色，立即生效')
  await director.expectFocus({ role: 'button', name: '编辑角色 易长风' })

  await director.activate({ role: 'button', name: '停用 易长风' })
  await director.expectDialog('停用 易长风？')
  await director.activate({ role: 'button', name: '停用' })
  await director.expectAnnounced('已停用 易长风')
  await expect(page.getByRole('row').filter({ hasText: '易长风' })).toContainText('已停用')

  await director.open('my/enterprise-info/user/list?tab=access')
  const log = page.getByRole('table')
  await expect(log).toContainText('查看完整号码')
  await expect(log).toContainText('新增用户')
})

test('J8: roles are changed while the other is at work, whose page follows', async ({ desk }) => {
  const operator = await desk('BO')
  const manager = await desk('BD')
  await operator.open('credit/core/issue/issue')
  await becomeManager(manager)

  await manager.open('my/enterprise-info/user/list')
  await giveRoles(manager, ['经办', '查询'])
  await operator.expectAnnounced('您的角色或权限已变更，页面已更新')
  await expect(operator.page).toHaveURL(/\/error-page\//)
  await operator.open('my/enterprise-info/base-info')
  await expect(operator.page.getByRole('button', { name: /查询（当前）|查询 · / })).toBeVisible()

  await giveRoles(manager, ['查询', '经办'])
  await operator.expectAnnounced('您的角色或权限已变更，页面已更新')
})

/** Toggles the roles of 施婉清 and saves what is said to hold at once. */
async function giveRoles(manager: Keyboard, roles: readonly string[]): Promise<void> {
  await manager.activate({ role: 'button', name: '编辑角色 施婉清' })
  await manager.expectDialog('编辑 施婉清 的角色')
  for (const name of roles) await manager.activate({ role: 'checkbox', name })
  await expect(manager.page.getByRole('dialog')).toContainText('等待其签名的内容作废')
  await manager.activate({ role: 'button', name: '保存角色' })
  await manager.expectAnnounced('已变更 施婉清 的角色，立即生效')
}

/** Fills in the form and submits it. In a demonstration a number that ends in 1, 2 or 3 is not agreed to: once more then. */
async function verify(keyboard: Keyboard, legalIdCode: string): Promise<void> {
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
  await keyboard.activate({ role: 'link', name: /^查看进度/ })
  await page.getByRole('button', { name: /^撤回/ }).waitFor()
  await keyboard.activate({ role: 'button', name: /^撤回/ })
  await keyboard.expectDialog(/^撤回申请/)
  await keyboard.activate({ role: 'button', name: '撤回' })
  await keyboard.expectAnnounced(/^已撤回/)
  await keyboard.open('my/enterprise-info/realname')
  await verify(keyboard, legalIdCode)
}

/** From the home, where the user menu stands before the heading. */
async function becomeManager(keyboard: Keyboard): Promise<void> {
  await keyboard.tabTo({ role: 'button', name: / · / })
  await keyboard.choose(/^角色切换/)
  await keyboard.expectDialog('切换角色')
  await keyboard.tabTo({ role: 'radio', name: /^主管/ })
  await keyboard.choose(/^管理员/)
  await keyboard.activate({ role: 'button', name: '切换角色' })
  await keyboard.expectAnnounced('已切换为管理员，页面已更新')
}
