import { numberIn } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { sign, type } from '../lib/steps.ts'

const MEMBER = '华岳重工东区分公司'

test('I9: a part of a limit is given to a member, is its part, and comes back, but no more than the member has free', async ({
  desk,
}) => {
  const operator = await desk('CO')
  const director = await desk('CD')
  await toForm(operator)
  await fill(operator, '分配', '99999999999')
  await refused(operator, /^可用额度不足，当前可用 [\d,]+\.\d\d 元/)
  await type(operator, '金额（元）', '1500000')
  const given = await submit(operator)
  // Nothing moves before the director has signed.
  await expectPart(operator, '18,000,000.00')
  await review(director, given)
  await expectPart(operator, '19,500,000.00')

  await toForm(operator)
  await fill(operator, '收回', '14714000.01')
  await refused(operator, '成员企业当前可收回 14,714,000.00 元')
  await type(operator, '金额（元）', '1500000')
  const taken = await submit(operator)
  await review(director, taken)
  await expectPart(operator, '18,000,000.00')
})

/** From the list of limits by the page of one limit, as one comes to it. */
async function toForm(operator: Keyboard): Promise<void> {
  await toLimit(operator)
  await operator.activate({ role: 'link', name: '分配额度' })
  await operator.expectFocus({ role: 'heading', name: '额度分配' })
}

async function toLimit(operator: Keyboard): Promise<void> {
  await operator.open('my/limit/query')
  await operator.activate({ role: 'link', name: '示范信托' })
  await operator.expectFocus({ role: 'heading', name: '额度详情 示范信托' })
}

async function fill(operator: Keyboard, way: '分配' | '收回', amount: string): Promise<void> {
  await operator.tabTo({ role: 'button', name: /成员企业/ })
  await operator.choose(new RegExp(MEMBER))
  await operator.tabTo({ role: 'radio', name: /^分配/ })
  if (way === '收回') await operator.press('ArrowDown')
  await type(operator, '金额（元）', amount)
}

/** What is wrong is said before anything is signed; what was typed is kept meanwhile. */
async function refused(operator: Keyboard, message: string | RegExp): Promise<void> {
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await expect(operator.page.getByRole('link', { name: message })).toBeVisible()
  await expect(operator.page.getByRole('form').getByText(/^草稿已于 \d\d:\d\d 保存$/)).toBeVisible()
}

/** From the form to the signed application; its number. */
async function submit(operator: Keyboard): Promise<string> {
  await operator.activate({ role: 'button', name: '下一步：核对' })
  await operator.expectFocus({ role: 'heading', name: '核对额度分配' })
  await operator.activate({ role: 'button', name: '签名并提交申请' })
  await sign(operator, '签名并提交 1 笔额度分配', '已提交 1 笔额度分配申请')
  return numberIn(operator.page.getByRole('main'))
}

async function review(director: Keyboard, applyNo: string): Promise<void> {
  await director.open('my/limit/detail')
  await director.activate({ role: 'link', name: applyNo })
  await director.expectFocus({ role: 'heading', name: `额度分配 ${applyNo}` })
  await director.activate({ role: 'button', name: '复核通过' })
  await sign(director, '签名并复核通过：1 笔额度分配', '已复核通过，共 1 笔')
}

/** What the member has of the limit, as its page says. */
async function expectPart(operator: Keyboard, amount: string): Promise<void> {
  await toLimit(operator)
  const members = operator.page.getByRole('table', { name: /^成员企业的份额/ })
  await expect(members.getByRole('row').filter({ hasText: MEMBER })).toContainText(amount)
}
