import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside } from '../lib/outside.ts'
import { sign, type } from '../lib/steps.ts'

test('a key is applied for, made, received, activated with its code, and signs', async ({ newDesk }) => {
  const director = await newDesk('CD')
  const { page } = director
  // Without a person's consent the browser keeps its clipboard to itself.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await apply(director)
  await director.activate({ role: 'button', name: '提交申请' })
  await director.expectFocus({ role: 'heading', name: '已提交 1 笔UKEY申请' })
  const applyNo = (await page.getByRole('main').innerText()).match(/SQ\d{14}/)?.[0] ?? ''
  expect(applyNo).not.toBe('')

  await director.open('my/enterprise-info/ukey/apply?tab=submitted')
  await director.activate({ role: 'link', name: applyNo })
  await director.activate({ role: 'link', name: `查看进度 ${applyNo}` })
  await director.expectFocus({ role: 'heading', name: 'UKEY申请详情' })
  await expect(page.getByRole('list', { name: '办理经过' })).toContainText('平台审核 当前')
  await answerOutside(page)
  await director.expectAnnounced('UKEY办理进度：制证中')
  await answerOutside(page)
  await director.expectAnnounced('UKEY办理进度：已寄出')
  await director.activate({ role: 'button', name: '复制 快递单号' })
  await director.expectAnnounced('已复制快递单号')
  await director.activate({ role: 'button', name: '确认收货' })
  await director.expectAnnounced('已确认收货')
  await director.expectFocus({ role: 'button', name: '激活' })

  await director.activate({ role: 'button', name: '激活' })
  await director.expectDialog('激活 UKEY')
  await type(director, '激活码', 'WRONG0')
  await director.press('Enter')
  await director.expectFocus({ role: 'region', name: /需要修改$/ })
  await expect(page.getByRole('dialog')).toContainText('激活码不正确，还可尝试 4 次')
  await type(director, '激活码', `DEMO${applyNo.slice(-8)}`)
  await director.press('Enter')
  await director.expectAnnounced(/^UKEY（尾号 .{4}）已激活$/)
  await director.expectFocus({ role: 'heading', name: 'UKEY办理进度' })
  await expect(page.getByRole('main')).toContainText('已激活，可用于登录与签名')

  // The newest one that waits for a director: of the oldest the rules refuse an approval.
  await director.open('credit/core/issue/director-approve')
  const issueNo = (await page.getByRole('rowheader').getByRole('link').last().innerText()).trim()
  await director.activate({ role: 'link', name: issueNo })
  await director.expectFocus({ role: 'heading', name: `金票开立 ${issueNo}` })
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, '签名并复核通过：1 笔金票开立', '已复核通过，共 1 笔')
})

/** From the empty form to the check page. */
async function apply(keyboard: Keyboard): Promise<void> {
  const { page } = keyboard
  await keyboard.open('my/enterprise-info/ukey/apply')
  await keyboard.tabTo({ role: 'button', name: /持有人/ })
  await keyboard.press('Enter')
  await keyboard.choose(/林知远/)
  await type(keyboard, '收件人', '林知远')
  await type(keyboard, '收件人电话', '13900000100')
  await type(keyboard, '所在地区', '江汉', 'combobox')
  await page.getByRole('option', { name: /江汉区$/ }).waitFor()
  await keyboard.choose(/江汉区$/)
  await type(keyboard, '详细地址', '发展大道 168 号')
  await keyboard.activate({ role: 'button', name: '下一步：核对' })
  await keyboard.expectFocus({ role: 'heading', name: '核对UKEY申请' })
}
