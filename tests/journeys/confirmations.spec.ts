import { expect, testAlone } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { sign, type } from '../lib/steps.ts'

// Each matter is answered once, and the clock of the platform is moved.
const test = testAlone

test('three matters are chosen, one of which ends meanwhile: the others are confirmed, one more refused', async ({
  desk,
}) => {
  const operator = await desk('CO')
  await operator.open('my/confirmation/index')
  await expect(operator.page.getByRole('row').filter({ hasText: '请主管签署' })).toHaveCount(5)
  await expect(operator.page.getByRole('button', { name: /^确认 QR/ })).toHaveCount(0)

  const director = await desk('CD')
  const { page } = director
  await director.open('my/confirmation/index?tab=PENDING')
  const today = page.getByRole('row').filter({ hasText: '今天截止' })
  await expect(today).toHaveCount(1)
  await director.activate({ role: 'button', name: /^查看内容 .*第三季度铸件应收账款/ })
  await director.expectDialog('第三季度铸件应收账款')
  await expect(page.getByRole('dialog')).toContainText('华岳重工确认应付账款金额与到期日无误')
  await director.press('Escape')
  for (const title of ['第三季度铸件应收账款', '铸件采购贸易背景', '十月份模具应收账款'])
    await director.activate({ role: 'checkbox', name: new RegExp(`^选择 .*${title}`) })
  await director.expectAnnounced(/^已选择 3 项/)

  // Its last day passes before the director signs.
  expect((await page.request.post('/api/web/dev/clock', { data: { days: 1 } })).ok()).toBe(true)
  await director.activate({ role: 'button', name: '确认' })
  await director.expectDialog('确认 3 项')
  await director.activate({ role: 'button', name: '去签名' })
  await expect(page.getByRole('dialog')).toContainText('请阅读并同意《担保确认书》')
  await agree(director)
  await director.activate({ role: 'button', name: '去签名' })
  await expect(page.getByRole('main')).toContainText(/事项 QR\d{14} 已失效，不能办理/)

  await director.open('my/confirmation/index?tab=PENDING')
  await expect(page.getByRole('row').filter({ hasText: '第三季度铸件应收账款' })).toHaveCount(0)
  for (const title of ['铸件采购贸易背景', '十月份模具应收账款'])
    await director.activate({ role: 'checkbox', name: new RegExp(`^选择 .*${title}`) })
  await director.activate({ role: 'button', name: '确认' })
  await director.expectDialog('确认 2 项')
  await agree(director)
  await director.activate({ role: 'button', name: '去签名' })
  await sign(director, '签名确认 2 项', '已确认，共 2 笔')

  await director.open('my/confirmation/index?tab=PENDING')
  await director.activate({ role: 'button', name: /^拒绝 .*设备融资/ })
  await director.expectDialog('拒绝 1 项')
  await type(director, /^原因/, '担保金额与约定不符')
  await director.activate({ role: 'button', name: '签名并拒绝' })
  await sign(director, '签名拒绝 1 项', '已拒绝，共 1 笔')
  await director.open('my/confirmation/index?tab=REFUSED')
  await expect(page.getByRole('row').filter({ hasText: '设备融资' })).toHaveCount(1)
})

/** Opens the agreement and agrees below its text. */
async function agree(director: Keyboard): Promise<void> {
  await director.activate({ role: 'button', name: '查看《担保确认书》' })
  await director.expectDialog('担保确认书')
  await director.activate({ role: 'button', name: '已阅读并同意' })
  await director.expectAnnounced('已同意《担保确认书》')
}
