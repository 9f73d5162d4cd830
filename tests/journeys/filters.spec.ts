import { numberIn } from '../lib/issuing.ts'
import { expect, test } from '../lib/journey.ts'
import { goTo, type } from '../lib/steps.ts'

test('accessibility §5.22: a queue is asked by amount, a wrong amount is not left out, and the way back keeps the conditions', async ({
  desk,
}) => {
  const director = await desk('CD')
  const { page } = director
  await goTo(director, '开立复核')
  await director.activate({ role: 'button', name: '更多条件' })
  await type(director, '金额不低于（元）', '1.234')
  await director.tabTo({ role: 'button', name: '查询' }, { backward: true })
  await director.expectAnnounced('金额最多两位小数')
  await director.activate({ role: 'button', name: '查询' })
  await director.expectFocus({ role: 'textbox', name: '金额不低于（元）' })
  await director.expectQuiet()

  await director.fill('12345.6')
  await director.press('Enter')
  await director.expectAnnounced(/^已筛选：金额 不低于 1万2345元6角，共 \d+ 条$/)
  await expect(page).toHaveURL(/amountFrom=12345\.60/)
  await expect(page.getByText('金额：不低于 12,345.60 元')).toBeVisible()

  // What is opened from the list leads back to the same list.
  const applyNo = await numberIn(page.getByRole('rowheader').first())
  await director.activate({ role: 'link', name: applyNo })
  await director.expectFocus({ role: 'heading', name: `金票开立 ${applyNo}` })
  await page.goBack()
  const tag = '移除条件 金额：不低于 1万2345元6角'
  await page.getByRole('button', { name: tag }).waitFor()

  await director.activate({ role: 'button', name: tag })
  await director.expectFocus({ role: 'button', name: '查询' })
  await director.expectAnnounced(/^已清空筛选，共 \d+ 条$/)
  await expect(page).not.toHaveURL(/amountFrom/)
  await director.expectQuiet()

  // Nothing is left to change: the list is asked for again, and says so.
  await director.press('Enter')
  await director.expectAnnounced(/^已重新查询，找到 \d+ 条$/)
  await director.expectQuiet()
})
