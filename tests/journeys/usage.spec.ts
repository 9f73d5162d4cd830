import { sendEvents } from '@jinpiao/contract/analytics'
import { API_BASE } from '@jinpiao/contract/envelope'
import type { Page } from '@playwright/test'
import { expect, test } from '../lib/journey.ts'
import { goTo } from '../lib/steps.ts'

/** Bodies of what the page sends of its usage, as they leave. */
function usageOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(API_BASE + sendEvents.path)) sent.push(request.postData() ?? '')
  })
  return sent
}

test('spec §9: usage is sent by and by, with nothing of the person in it; who says no sends no more', async ({
  newDesk,
}) => {
  const person = await newDesk('CO')
  const { page } = person
  const sent = usageOf(page)
  const sendsMore = (than: number) => expect.poll(() => sent.length, { timeout: 60_000 }).toBeGreaterThan(than)
  await sendsMore(0)
  await goTo(person, '新增开立')
  await expect.poll(() => sent.join(''), { timeout: 60_000 }).toContain('"type":"page"')
  expect(sent.join('')).not.toMatch(/\p{Script=Han}|1380000|personId/u)

  await person.open('my/person-info/index')
  await sendsMore(sent.length)
  const usage = page.getByRole('switch', { name: '记录使用情况，用于改进平台' })
  await expect(usage).toBeChecked()
  await person.tabTo({ role: 'switch', name: '记录使用情况，用于改进平台' })
  await person.press('Space')
  await expect(usage).not.toBeChecked()
  const before = sent.length
  await goTo(person, '新增开立')
  // The first unsent event would wait five seconds.
  await page.waitForTimeout(8_000)
  expect(sent).toHaveLength(before)
})
