import type { State } from '../state.ts'
import { fill, openTab, press } from './steps.ts'

export const login: State[] = [
  {
    name: 'not let in',
    async reach(page) {
      await fill(page, '企业名称', '没有登记的企业有限公司')
      await fill(page, '手机号', '13900000000')
      await fill(page, '登录密码', 'Wrong-2026')
      await press(page, 'button', '登录')
      await page.locator('main form > section').waitFor()
    },
  },
  {
    name: 'tab 短信登录, refused',
    async reach(page) {
      await openTab(page, '短信登录')
      await page
        .getByRole('tabpanel', { name: '短信登录' })
        .getByRole('button', { name: '登录', exact: true })
        .press('Enter')
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'tab UKEY登录',
    async reach(page) {
      await openTab(page, 'UKEY登录')
      await page
        .getByText(/未检测到|已识别/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'display menu open',
    async reach(page) {
      await press(page, 'button', '显示与语言')
      await page.locator('[role=menu], [role=dialog]').first().waitFor()
    },
  },
]
