import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { keepNothing, press } from './steps.ts'

/** 还款结果 of what the bank has collected, and of what it could not. */
const result = (state: string): State => ({
  name: state,
  as: 'SO',
  async reach(page) {
    await page.goto('credit/self-loan/repay-result/index')
    await page.getByRole('row').filter({ hasText: state }).getByRole('link').first().press('Enter')
    await page.waitForURL(/id=/)
    await page.getByRole('heading', { level: 1, name: '还款结果' }).waitFor()
    await page.getByText(state).first().waitFor()
  },
})
export const repayResult: State[] = [result('还款成功'), result('还款失败'), result('处理中')]

/** The form of the last loan that may be repaid early. */
async function openForm(page: Page): Promise<void> {
  await page.goto('credit/self-loan/repay/index')
  await page
    .getByRole('link', { name: /提前还款/ })
    .last()
    .press('Enter')
}

/** 提前还款: a trial beside the form. */
export const repayApply: State[] = [
  {
    name: 'with its trial',
    as: 'SO',
    prepare: keepNothing,
    async reach(page) {
      await openForm(page)
      await page.getByRole('radio', { name: /全部结清/ }).press('Space')
      await page.getByRole('table', { name: '还款计划变化' }).waitFor()
    },
  },
  {
    name: 'more than is left',
    as: 'SO',
    prepare: keepNothing,
    async reach(page) {
      await openForm(page)
      await page.getByRole('textbox', { name: '还款本金' }).fill('99999999')
      await press(page, 'button', '下一步：核对')
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },
]
