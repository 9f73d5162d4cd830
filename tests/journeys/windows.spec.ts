import { expect, testAlone } from '../lib/journey.ts'
import { Keyboard } from '../lib/keyboard.ts'
import { personOf } from '../lib/people.ts'
import { enterPassword, goTo, logIn, type } from '../lib/steps.ts'

// Another journey leaves a draft of the second person, which this one says that nobody has.
const test = testAlone

test('two people sign in in two windows: the first window stops, says who acts now, and keeps what was typed for its owner', async ({
  desk,
}) => {
  const first = await desk('CO+CD')
  await goTo(first, '新增开立')
  await type(first, '合同编号', 'HT-W-001')
  await first.expectAnnounced(/^草稿已于 \d\d:\d\d 保存$/)
  await type(first, '合同名称', '仅本人可见的合同')

  const second = await Keyboard.of(await first.page.context().newPage())
  await logIn(second, personOf('ZO'))
  await first.expectFocus({ role: 'heading', name: '登录用户已变更' })
  const notice = first.page.getByRole('main')
  await expect(notice).toContainText(/现在登录的是：.*，经办，/)
  await expect(notice).toContainText(personOf('ZO').corpName)
  await expect(first.page).toHaveTitle(/^登录用户已变更 - /)
  await expect(first.page.getByRole('textbox', { name: '合同编号' })).toHaveCount(0)

  await goTo(second, '新增开立')
  await expect(second.page.getByRole('textbox', { name: '合同编号' })).toHaveValue('')
  await expect(second.page.getByRole('button', { name: '继续上次草稿' })).toHaveCount(0)

  await first.activate({ role: 'button', name: /^以.*重新登录$/ })
  await first.expectFocus({ role: 'heading', name: '登录' })
  await enterPassword(first, personOf('CO+CD'))
  await expect(first.page).toHaveURL(/\/credit\/core\/issue\/issue$/)
  await first.expectFocus({ role: 'heading', name: '新增开立' })
  await first.activate({ role: 'button', name: '继续上次草稿' })
  await expect(first.page.getByRole('textbox', { name: '合同编号' })).toHaveValue('HT-W-001')
  await expect(first.page.getByRole('textbox', { name: '合同名称' })).toHaveValue('仅本人可见的合同')

  await second.expectFocus({ role: 'heading', name: '登录用户已变更' })
  await second.activate({ role: 'button', name: /^以.*继续$/ })
  await expect(second.page).toHaveURL(/\/credit\/core\/index\/operator$/)
  await second.expectFocus({ role: 'heading', name: /好，/ })
  await expect(second.page.getByRole('banner')).toContainText(personOf('CO+CD').corpName)
})

test('a window in another role stops, and goes on when it is switched back', async ({ desk }) => {
  const first = await desk('CO+CD')
  await expect(first.page).toHaveURL(/\/credit\/core\/index\/operator$/)
  const second = await Keyboard.of(await first.page.context().newPage())
  await second.open('credit/core/index/operator')
  await second.tabTo({ role: 'button', name: / · / })
  await second.choose(/^角色切换/)
  await second.expectDialog('切换角色')
  await second.tabTo({ role: 'radio', name: /^经办/ })
  await second.choose(/^主管/)
  await second.activate({ role: 'button', name: '切换角色' })
  await expect(second.page).toHaveURL(/\/credit\/core\/index\/director$/)

  await first.expectFocus({ role: 'heading', name: '登录角色已变更' })
  await expect(first.page.getByRole('main')).toContainText(/现在登录的是：.*，主管，/)
  await first.activate({ role: 'button', name: '切换回经办' })
  await first.expectFocus({ role: 'heading', name: /好，/ })
  await expect(first.page).toHaveURL(/\/credit\/core\/index\/operator$/)
  await second.expectFocus({ role: 'heading', name: '登录角色已变更' })
  await second.activate({ role: 'button', name: '以经办继续' })
  await expect(second.page).toHaveURL(/\/credit\/core\/index\/operator$/)
})
