import { idCodeOf } from '@jinpiao/server/seed/codes'
import { addOperator, becomeManager, registerAccount, verifyCorp } from '../lib/house.ts'
import { tickAgreement } from '../lib/issuing.ts'
import { expect, test, testWithoutKeys } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { answerOutside } from '../lib/outside.ts'
import { sign, signWithoutKey } from '../lib/steps.ts'

// An enterprise is new once. Keys have their own journey: here nobody needs one.
const newcomer = testWithoutKeys

const card = ({ page }: Keyboard, name: string) => page.getByRole('region', { name })

newcomer(
  'a new enterprise meets the conditions one by one, opens its first product, and has a home',
  async ({ desk }) => {
    const director = await desk('XM')
    const { page } = director
    await director.open('open')
    await expect(page).toHaveURL(/\/my\/product\/overview/)
    await expect(card(director, '金票')).toContainText('未开通')
    await expect(page.getByRole('button', { name: '开通 金票' })).toBeVisible()
    await expect(card(director, '金票')).toContainText('请先完成企业实名认证')
    // Nothing is open: the name of the platform leads nowhere yet.
    await expect(page.getByRole('banner').getByRole('link', { name: /金票供应链金融平台/ })).toHaveCount(0)

    await director.activate({ role: 'link', name: '去认证 企业实名 金票' })
    await director.expectFocus({ role: 'heading', name: '企业实名认证' })
    await verifyCorp(director, idCodeOf(90))
    await answerOutside(director.page)
    await registerAccount(director, '新澜科技有限公司', '42050110087600005558', signWithoutKey)
    await answerOutside(director.page)
    await director.open('my/person-info/index')
    await becomeManager(director)
    await addOperator(director, '易长风', '13900000777')

    await director.open('my/person-info/index')
    await becomeDirector(director)
    await director.open('my/product/overview')
    await expect(card(director, '金票').getByText('已满足')).toHaveCount(4)
    await director.activate({ role: 'button', name: '开通 金票' })
    await director.expectDialog('开通金票')
    await director.activate({ role: 'button', name: '签名并继续' })
    await expect(page.getByRole('dialog')).toContainText('请阅读并同意《产品开通协议》')
    await tickAgreement(director, '产品开通协议')
    await director.activate({ role: 'button', name: '签名并继续' })
    await signWithoutKey(director, '签名并开通金票', '已开通，共 1 笔')
    await expect(card(director, '金票')).toContainText('已开通')
    await expect(page.getByRole('banner').getByRole('link', { name: /金票供应链金融平台/ })).toBeVisible()
    await director.activate({ role: 'link', name: '进入 金票' })
    await expect(page).toHaveURL(/\/credit\/chain\/index\/director/)
  },
)

/** As {@link becomeManager}, back to the working role. */
async function becomeDirector(keyboard: Keyboard): Promise<void> {
  await keyboard.tabTo({ role: 'button', name: / · / })
  await keyboard.choose(/^角色切换/)
  await keyboard.expectDialog('切换角色')
  await keyboard.tabTo({ role: 'radio', name: /^管理员/ })
  await keyboard.choose(/^主管/)
  await keyboard.activate({ role: 'button', name: '切换角色' })
  await keyboard.expectAnnounced('已切换为主管，页面已更新')
}

test('a bank has agreed: its contract is signed, and waits for the bank', async ({ desk }) => {
  const operator = await desk('AO')
  const { page } = operator
  await operator.open('my/product/overview')
  await expect(card(operator, 'e信通')).toContainText('待签约')
  await operator.activate({ role: 'button', name: '签约 e信通' })
  await operator.expectDialog('签约e信通')
  await expect(page.getByRole('dialog')).toContainText('EXT-2026-000231')
  await tickAgreement(operator, '产品开通协议')
  await operator.activate({ role: 'button', name: '签名并继续' })
  await sign(operator, '签名并签约e信通', '已签约，共 1 笔')
  await expect(card(operator, 'e信通')).toContainText('已签约，等待银行确认')
  await expect(page.getByRole('button', { name: '签约 e信通' })).toHaveCount(0)
})
