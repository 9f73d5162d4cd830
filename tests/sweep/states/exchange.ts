import type { State } from '../state.ts'
import { dialog, press, tab } from './steps.ts'

/** The fee of an exchange: reported, not found, to be paid back. */
export const payments: State[] = [
  tab('已退回'),
  {
    name: 'report refused without receipt',
    async reach(page) {
      await press(page, 'button', /^登记付款/)
      await dialog(page)
      await press(page, 'button', '提交登记')
      await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
    },
  },
]

export const paymentDetail: State[] = [
  {
    name: 'one not chosen',
    async reach(page) {
      await page.goto(page.url().replace(/\?.*$/, ''))
      await page.getByRole('link', { name: '前往付款管理' }).waitFor()
    },
  },
]

export const exchangeIndex: State[] = [
  {
    name: 'one exchange with its bill',
    async reach(page) {
      await page.getByRole('row').filter({ hasText: '已完成' }).getByRole('link').first().click()
      await page.getByText('票据号码').first().waitFor()
    },
  },
]
