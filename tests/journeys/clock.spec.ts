import { expect, test } from '../lib/journey.ts'
import { Keyboard } from '../lib/keyboard.ts'
import { personOf } from '../lib/people.ts'
import { enterPassword, logIn, PIN, type } from '../lib/steps.ts'

const MINUTE_MS = 60_000
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS

const wrongClocks = [
  ['ten minutes fast', 10 * MINUTE_MS],
  ['ten minutes slow', -10 * MINUTE_MS],
  ['three years fast', 3 * YEAR_MS],
  ['thirty years slow', -30 * YEAR_MS],
] as const

for (const [what, difference] of wrongClocks) {
  test(`a PC that is ${what} signs in, and a reload shows the page`, async ({ page, keyboard }) => {
    await page.clock.setSystemTime(Date.now() + difference)
    await logIn(keyboard, personOf('SO'))
    await expect(page).toHaveURL(/\/credit\/chain\/index\/operator$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/好，/)
    // A new tab of the same browser has learned nothing yet.
    const other = await page.context().newPage()
    await other.clock.setSystemTime(Date.now() + difference)
    await other.goto('my/message/index')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('消息中心')
  })
}

test('a valid certificate is valid on a PC that is three years fast', async ({ page, keyboard }) => {
  const director = personOf('ZD')
  await page.clock.setSystemTime(Date.now() + 3 * YEAR_MS)
  await keyboard.open('login')
  await keyboard.tabTo({ role: 'tab', name: '密码登录' })
  await keyboard.choose('UKEY登录')
  await keyboard.expectAnnounced('未检测到 UKEY，请插入 UKEY 后重新检测')
  await type(keyboard, '企业名称', director.corpName)
  await type(keyboard, '手机号', director.mobile)
  await keyboard.activate({ role: 'button', name: '生成演示UKEY' })
  await keyboard.expectAnnounced(/^已识别 UKEY，证书尾号/)
  await keyboard.expectFocus({ role: 'textbox', name: 'UKEY密码（PIN）' })
  // On a page that has asked the server nothing yet, and in a tab that knows no difference.
  const other = await Keyboard.of(await page.context().newPage())
  await other.page.clock.setSystemTime(Date.now() + 3 * YEAR_MS)
  await other.open('login?way=ukey')
  await other.expectAnnounced(/^已识别 UKEY，证书尾号/)
  await other.page.close()
  await keyboard.fill(PIN)
  await type(keyboard, '登录密码', director.password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/credit\/core\/index\/director$/)
})

test('a clock that is put right meanwhile is learned anew', async ({ page, keyboard }) => {
  await page.clock.setSystemTime(Date.now() + 10 * MINUTE_MS)
  await keyboard.open('login')
  await enterPassword(keyboard, personOf('SO'))
  await expect(page).toHaveURL(/\/credit\/chain\/index\/operator$/)
  await page.clock.setSystemTime(Date.now())
  await keyboard.open('my/message/index')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('消息中心')
})
