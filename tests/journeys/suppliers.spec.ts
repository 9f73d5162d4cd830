import { creditCodeOf } from '@jinpiao/server/seed/codes'
import { beginAnew } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import { type } from '../lib/steps.ts'

/** In the register of companies of a demonstration: joined by nobody. */
const added = { corpName: '青禾自动化有限公司', creditCode: creditCodeOf(951) }
const known = '明远物流有限公司'

test('a supplier is added by its code and invited; one that is stopped cannot be chosen until it is resumed', async ({
  desk,
}) => {
  const operator = await desk('CO')
  const { page } = operator
  await operator.open('supplier/index')
  await operator.activate({ role: 'button', name: '新增供应商' })
  await operator.expectDialog('新增供应商')
  await type(operator, '统一社会信用代码', added.creditCode)
  await operator.expectAnnounced(`已找到：${added.corpName}，尚未在平台注册，新增后可邀请注册`)
  await type(operator, '联系人', '祝清远')
  await type(operator, '联系人手机号', '1390000')
  await operator.activate({ role: 'button', name: '新增' })
  await expect(page.getByRole('dialog')).toContainText('联系人手机号须为 11 位数字')
  await type(operator, '联系人手机号', '13900000951')
  await operator.activate({ role: 'button', name: '新增' })
  await operator.expectAnnounced(`已新增供应商 ${added.corpName}`)

  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  await operator.activate({ role: 'button', name: `邀请注册 ${added.corpName}` })
  await operator.expectDialog(`邀请${added.corpName}注册？`)
  await operator.activate({ role: 'button', name: '邀请注册' })
  await operator.expectAnnounced(`已邀请 ${added.corpName}，短信稍后送达`)
  await expect(rowOf(added.corpName)).toContainText('已邀请')
  await expect(rowOf(added.corpName)).toContainText('今天已邀请过')

  await operator.activate({ role: 'button', name: `停用 ${known}` })
  await operator.expectDialog(`停用供应商：${known}`)
  await type(operator, '原因', '合作已结束')
  await operator.activate({ role: 'button', name: '停用' })
  await operator.expectAnnounced(`已停用 ${known}`)
  await expect(rowOf(known)).toContainText('已停用')

  // The form says why it cannot be chosen, before anything is sent.
  const option = page.getByRole('option', { name: known })
  await operator.open('credit/core/issue/issue?tab=form')
  await beginAnew(operator)
  await type(operator, '供应商', '明远', 'combobox')
  await expect(option).toContainText('已停用，不能向其开立')
  await expect(option).toHaveAttribute('aria-disabled', 'true')

  await operator.open('supplier/index')
  await operator.activate({ role: 'button', name: `启用 ${known}` })
  await operator.expectDialog(`启用${known}？`)
  await operator.activate({ role: 'button', name: '启用' })
  await operator.expectAnnounced(`已启用 ${known}`)
  await operator.open('credit/core/issue/issue?tab=form')
  await beginAnew(operator)
  await type(operator, '供应商', '明远', 'combobox')
  await expect(option).not.toHaveAttribute('aria-disabled', 'true')
})
