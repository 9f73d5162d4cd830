import { expect, test } from '../lib/journey.ts'
import { goTo } from '../lib/steps.ts'

const words = '网络已断开。恢复后会自动重新加载，也可以点击“重试”。'

test('offline, a list says so with 重试 at once and comes back by itself; so does a page whose script is missing', async ({
  desk,
}) => {
  const director = await desk('CD')
  const { page } = director
  await goTo(director, '开立复核')
  await expect(page.getByRole('tab', { name: /^待处理/, selected: true })).toBeVisible()

  await page.context().setOffline(true)
  await director.tabTo({ role: 'tab', name: /^待处理/ })
  await director.press('ArrowRight')
  await director.press('Enter')
  await director.expectAnnounced(words)
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(words)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)

  await page.context().setOffline(true)
  await director.tabTo({ role: 'link', name: /^消息/ }, { backward: true })
  await director.press('Enter')
  await director.expectFocus({ role: 'heading', name: '网络已断开' })
  await expect(page.getByText(words)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /消息/ })).toBeVisible()
})
