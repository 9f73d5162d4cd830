import { expect, test } from '../lib/journey.ts'
import type { Keyboard } from '../lib/keyboard.ts'
import { personOf } from '../lib/people.ts'
import { enterPassword, logIn, PIN, type } from '../lib/steps.ts'

const platform = '金票供应链金融平台'
const operator = personOf('CO')
const home = { role: 'heading', name: /^..好，陈嘉禾/ }

test('J1: by password, then at home: title, focus and one announcement', async ({ page, keyboard }) => {
  await keyboard.open('login')
  await expect(page).toHaveTitle(`登录 - 服务 - ${platform}`)
  await enterPassword(keyboard, operator)
  await expect(page).toHaveURL(/\/credit\/core\/index\/operator$/)
  await expect(page).toHaveTitle(`核心企业经办首页 - 首页 - ${platform}`)
  await keyboard.expectFocus(home)
  await keyboard.expectAnnounced(`核心企业经办首页 - 首页 - ${platform}`)
})

test('J1: by text message; the number goes along from tab to tab (3.3.7)', async ({ page, keyboard }) => {
  await keyboard.open('login')
  await type(keyboard, '手机号', operator.mobile)
  await chooseWay(keyboard, '短信登录')
  await keyboard.tabTo({ role: 'textbox', name: '手机号' })
  await expect(page.locator(':focus')).toHaveValue(operator.mobile)
  await keyboard.activate({ role: 'button', name: '获取短信验证码' })
  await keyboard.expectAnnounced('短信验证码已发送到 1 3 8 开头，尾号 0 1 0 1的手机，5 分钟内有效')
  const [, code = ''] = /短信验证码为 (\d{6})/.exec(await page.getByText(/演示环境：短信验证码为/).innerText()) ?? []
  await keyboard.tabTo({ role: 'textbox', name: '短信验证码' }, { backward: true })
  await keyboard.fill(code)
  await keyboard.press('Enter')
  await keyboard.expectFocus(home)
})

test('J1: one number in two enterprises asks for which', async ({ page, keyboard }) => {
  await keyboard.open('login')
  await chooseWay(keyboard, '短信登录')
  await type(keyboard, '手机号', personOf('MO').mobile)
  await keyboard.activate({ role: 'button', name: '获取短信验证码' })
  const [, code = ''] = /短信验证码为 (\d{6})/.exec(await page.getByText(/演示环境：短信验证码为/).innerText()) ?? []
  await keyboard.tabTo({ role: 'textbox', name: '短信验证码' }, { backward: true })
  await keyboard.fill(code)
  await keyboard.press('Enter')
  await keyboard.expectFocus({ role: 'heading', name: '选择企业' })
  await keyboard.tabTo({ role: 'radio', name: /./ })
  await keyboard.choose('明远物流有限公司')
  await keyboard.activate({ role: 'button', name: '继续登录' })
  await expect(page).toHaveURL(/\/credit\/chain\/index\/operator$/)
})

test('J1: by UKEY, after the demonstration has made one', async ({ page, keyboard }) => {
  const director = personOf('ZD')
  await keyboard.open('login')
  await chooseWay(keyboard, 'UKEY登录')
  await keyboard.expectAnnounced('未检测到 UKEY，请插入 UKEY 后重新检测')
  await type(keyboard, '企业名称', director.corpName)
  await type(keyboard, '手机号', director.mobile)
  await keyboard.activate({ role: 'button', name: '生成演示UKEY' })
  await keyboard.expectAnnounced('演示 UKEY 已生成并绑定')
  await keyboard.expectAnnounced(/^已识别 UKEY，证书尾号( [\dA-F]){4}，\d{4}-\d\d-\d\d 到期$/)
  await keyboard.expectFocus({ role: 'textbox', name: 'UKEY密码（PIN）' })
  await keyboard.fill(PIN)
  await type(keyboard, '登录密码', director.password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/credit\/core\/index\/director$/)
})

test('spec §8: a wrong password is one message, keeps enterprise and number, and the title says 错误', async ({
  page,
  keyboard,
}) => {
  const person = personOf('BO')
  await keyboard.open('login')
  await enterPassword(keyboard, person, 'wrong-Pass-1')
  await keyboard.expectFocus({ role: 'region', name: '有 1 处需要修改' })
  await expect(page.getByText('企业名称、手机号或登录密码不正确')).toHaveCount(1)
  await expect(page).toHaveTitle(`错误：登录 - 服务 - ${platform}`)
  await keyboard.tabTo({ role: 'textbox', name: '企业名称' })
  await expect(page.locator(':focus')).toHaveValue(person.corpName)
  await keyboard.tabTo({ role: 'textbox', name: '手机号' })
  await expect(page.locator(':focus')).toHaveValue(person.mobile)
  await type(keyboard, '登录密码', person.password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/credit\/core\/index\/operator$/)
})

test('accessibility §5.9: an empty form lists what is missing, each a link to its field', async ({ keyboard }) => {
  await keyboard.open('login')
  await keyboard.activate({ role: 'button', name: '登录' })
  await keyboard.expectFocus({ role: 'region', name: '有 3 处需要修改' })
  await keyboard.activate({ role: 'link', name: '请输入手机号' })
  await keyboard.expectFocus({ role: 'textbox', name: '手机号' })
})

test('spec §8: logout asks, and the way back is to stay', async ({ page, keyboard }) => {
  await logIn(keyboard, personOf('CQ'))
  await chooseInUserMenu(keyboard, '退出')
  await keyboard.expectDialog('退出系统')
  await expect(page.getByRole('alertdialog')).toContainText('是否确认退出系统')
  await keyboard.expectFocus({ role: 'button', name: '留在系统' })
  await keyboard.press('Enter')
  await keyboard.expectFocus({ role: 'button', name: /吴静宜/ })
  await chooseInUserMenu(keyboard, '退出')
  await keyboard.expectDialog('退出系统')
  await keyboard.activate({ role: 'button', name: '退出登录' })
  await expect(page).toHaveURL(/\/login$/)
  await keyboard.open('my/message/index')
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('spec §8: who has a UKEY is reminded of it at logout', async ({ page, keyboard }) => {
  await logIn(keyboard, operator)
  await chooseInUserMenu(keyboard, '退出')
  await keyboard.expectDialog('退出系统')
  await expect(page.getByRole('alertdialog')).toContainText('您即将退出登录，请勿忘记拔出UKEY')
  await keyboard.activate({ role: 'button', name: '退出登录' })
  await expect(page).toHaveURL(/\/login$/)
})

test('spec §4: another role brings its home and its menu, and says so', async ({ page, keyboard }) => {
  await logIn(keyboard, personOf('CO+CD'))
  await expect(page).toHaveURL(/\/credit\/core\/index\/operator$/)
  await chooseInUserMenu(keyboard, /^角色切换/)
  await keyboard.expectDialog('切换角色')
  await keyboard.tabTo({ role: 'radio', name: /^经办/ })
  await keyboard.choose(/^主管/)
  await keyboard.activate({ role: 'button', name: '切换角色' })
  await expect(page).toHaveURL(/\/credit\/core\/index\/director$/)
  await keyboard.expectAnnounced('已切换为主管，页面已更新')
  await keyboard.expectFocus({ role: 'heading', name: /^..好，赵予安/ })
  // Kept in this tab and sent with the next question (spec §4).
  await page.reload()
  await expect(page).toHaveURL(/\/credit\/core\/index\/director$/)
  await expect(page.getByRole('button', { name: /赵予安.*主管（当前）/ })).toBeVisible()
})

test('spec §5: an expired password opens the personal centre only', async ({ page, keyboard }) => {
  await logIn(keyboard, personOf('XP'))
  await keyboard.expectDialog('密码已超过有效期')
  const prompt = page.getByRole('alertdialog')
  await expect(prompt).toContainText('您的密码已超过有效期，为保护账号不被非法使用，需先更新密码')
  await keyboard.press('Escape')
  await expect(prompt).toBeVisible()
  await keyboard.activate({ role: 'button', name: '知道了，前往个人中心' })
  await expect(page).toHaveURL(/\/my\/person-info\/index$/)
  await keyboard.expectFocus({ role: 'heading', name: '个人中心' })
  await keyboard.open('credit/chain/index/operator')
  await keyboard.expectDialog('密码已超过有效期')
  await keyboard.activate({ role: 'button', name: '去个人中心更新密码' })
  await expect(page).toHaveURL(/\/my\/person-info\/index$/)
})

test('spec §6: after login back to the page that was asked for, never to another site', async ({ page, keyboard }) => {
  await keyboard.open('my/message/index?type=TODO')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmy%2Fmessage%2Findex/)
  await enterPassword(keyboard, operator)
  await expect(page).toHaveURL(/\/my\/message\/index\?type=TODO$/)
  await keyboard.expectFocus({ role: 'heading', name: '消息中心' })
  await page.context().clearCookies()
  await keyboard.open(`login?redirect=${encodeURIComponent('//evil.example/x')}`)
  await enterPassword(keyboard, operator)
  await expect(page).toHaveURL(/\/credit\/core\/index\/operator$/)
})

test('spec §2: a page of another role is 403, with the ways out', async ({ page, keyboard }) => {
  await logIn(keyboard, operator)
  await keyboard.open('credit/core/issue/director-approve')
  await expect(page).toHaveURL(/\/error-page\/403/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('无权限访问')
  await expect(page.getByText('您无权访问“开立复核”。')).toBeVisible()
  await keyboard.activate({ role: 'link', name: '返回首页' })
  await keyboard.expectFocus(home)
})

test('product §4.2: an address without a page stays, says so, and leads home', async ({ page, keyboard }) => {
  await logIn(keyboard, operator)
  await keyboard.open('no/such/page')
  await expect(page).toHaveURL(/\/cv3\/no\/such\/page$/)
  await expect(page).toHaveTitle(/^页面不存在 - /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在')
  await keyboard.activate({ role: 'link', name: '返回首页' })
  await keyboard.expectFocus(home)
})

test('spec §6: who has no role yet is told whom to ask, without a menu', async ({ page, keyboard }) => {
  await logIn(keyboard, personOf('XN'))
  await expect(page).toHaveURL(/\/error-page\/contact-manager-open-product$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('联系管理员开通产品')
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0)
  await expect(page.getByText('138****0802')).toBeVisible()
})

async function chooseWay(keyboard: Keyboard, way: string): Promise<void> {
  await keyboard.tabTo({ role: 'tab', name: '密码登录' })
  await keyboard.choose(way)
}

async function chooseInUserMenu(keyboard: Keyboard, item: string | RegExp): Promise<void> {
  await keyboard.tabTo({ role: 'button', name: / · / })
  await keyboard.choose(item)
}
