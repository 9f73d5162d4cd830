import { expect, test } from '../lib/journey.ts'
import { personOf } from '../lib/people.ts'
import { enterPassword, goTo, type } from '../lib/steps.ts'

test('accessibility §5.18: a session lost in mid-form: login says so, leads back, and nothing that was typed is gone', async ({
  desk,
}) => {
  const operator = await desk('ZO')
  const { page } = operator
  await goTo(operator, '新增开立')
  await type(operator, '金额（元）', '88000.5')
  await type(operator, '合同编号', 'HT-S-001')
  await operator.expectAnnounced(/^草稿已于 \d\d:\d\d 保存$/)

  await page.context().clearCookies()
  await type(operator, '合同名称', '年度运输合同')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcredit%2Fcore%2Fissue%2Fissue/)
  await expect(page.getByText('登录已过期，登录后回到“新增开立”，已填内容已保存')).toBeVisible()
  await operator.expectFocus({ role: 'heading', name: '登录' })

  await enterPassword(operator, personOf('ZO'))
  await expect(page).toHaveURL(/\/credit\/core\/issue\/issue$/)
  await operator.expectFocus({ role: 'heading', name: '新增开立' })
  await operator.activate({ role: 'button', name: '继续上次草稿' })
  await operator.expectAnnounced('已恢复草稿')
  await expect(page.getByRole('textbox', { name: '金额（元）', exact: true })).toHaveValue('88,000.50')
  await expect(page.getByRole('textbox', { name: '合同编号' })).toHaveValue('HT-S-001')
  await expect(page.getByRole('textbox', { name: '合同名称' })).toHaveValue('年度运输合同')
})

test('accessibility §5.18: another person at the same machine finds nothing of it', async ({ desk }) => {
  // Not the operator of the other journeys, of whom the worker's server may hold a draft: that is asked about first.
  const operator = await desk('CO2')
  const { page } = operator
  await goTo(operator, '新增开立')
  await type(operator, '合同编号', 'HT-S-002')
  await operator.expectAnnounced(/^草稿已于 \d\d:\d\d 保存$/)
  await page.context().clearCookies()
  await type(operator, '合同名称', '不应被他人看到')
  await expect(page).toHaveURL(/\/login/)
  await operator.expectFocus({ role: 'heading', name: '登录' })
  await enterPassword(operator, personOf('CO+CD'))
  await expect(page).toHaveURL(/\/credit\/core\/issue\/issue$/)
  await expect(page.getByRole('textbox', { name: '合同编号' })).toHaveValue('')
  await expect(page.getByRole('button', { name: '继续上次草稿' })).toHaveCount(0)
})
