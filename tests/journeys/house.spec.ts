import { idCodeOf } from '@jinpiao/server/seed/codes'
import { addOperator, becomeManager, verifyCorp } from '../lib/house.ts'
import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside } from '../lib/outside.ts'

test('J8: a new enterprise is verified, its administrator adds a user and gives roles', async ({ newDesk }) => {
  const director = await newDesk('XM')
  const { page } = director
  const tasks = page.getByRole('region', { name: '开始使用金票' })
  await expect(tasks.getByRole('listitem').filter({ hasText: '企业实名认证' }).first()).toContainText('未完成')
  await director.activate({ role: 'link', name: '企业实名认证' })
  await director.expectFocus({ role: 'heading', name: '企业实名认证' })
  await verifyCorp(director, idCodeOf(90))
  await answerOutside(director.page)
  await director.open('my/enterprise-info/base-info')
  await expect(page.getByRole('main')).toContainText('已认证')
  await expect(page.getByRole('main')).toContainText('示范法人')
  await director.activate({ role: 'button', name: '显示完整号码 法人身份证号' })
  await director.expectAnnounced(/^已显示/)

  await becomeManager(director)
  await addOperator(director, '易长风', '13900000777')

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

test('J8: roles are changed while the other is at work, whose page follows', async ({ newDesk }) => {
  const operator = await newDesk('BO')
  const manager = await newDesk('BD')
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
