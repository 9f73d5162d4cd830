import { expect, test } from '../lib/journey.ts'

test('product §4.12: the ways of a kind of message are chosen by a tick, and stand there the next time', async ({
  newDesk,
}) => {
  const reader = await newDesk('CO')
  await reader.open('my/message/index')
  await reader.activate({ role: 'button', name: '通知方式' })
  const notices = reader.page.getByRole('group', { name: '通知', exact: true })
  const sms = notices.getByRole('checkbox', { name: '短信' })
  const before = await sms.isChecked()
  await reader.tabTo({ role: 'checkbox', name: '短信' })
  while (!(await sms.evaluate((box) => box === document.activeElement))) {
    await reader.press('Tab')
    await reader.tabTo({ role: 'checkbox', name: '短信' })
  }
  await reader.press('Space')
  await reader.expectAnnounced('通知方式已保存')
  await reader.open('my/message/index')
  await reader.activate({ role: 'button', name: '通知方式' })
  await expect(sms).toBeChecked({ checked: !before })
})

test('product §4.12: a help article is rated, and the last word counts', async ({ newDesk }) => {
  const reader = await newDesk('CO')
  await reader.open('help/index?id=1')
  await reader.activate({ role: 'button', name: '没有帮助' })
  await reader.expectAnnounced('感谢您的反馈，可拨打下方客服热线继续咨询。')
  await reader.activate({ role: 'button', name: '有帮助' })
  await reader.expectAnnounced('感谢您的反馈。')
  const group = reader.page.getByRole('group', { name: '本文是否解决了您的问题？' })
  await expect(group.getByRole('button', { name: '有帮助', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(group.getByRole('button', { name: '没有帮助' })).toHaveAttribute('aria-pressed', 'false')
})
