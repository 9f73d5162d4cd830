import type { State } from '../state.ts'
import { openTab } from './steps.ts'

/** Loans of 金链贷, and the plan of one. */
export const chainCredit: State[] = [
  {
    name: 'its loans',
    as: 'SO',
    async reach(page) {
      await openTab(page, /^我的借据/)
      await page.getByRole('table', { name: '金链贷借据' }).waitFor()
    },
  },
  {
    name: 'the plan of a loan',
    as: 'SO',
    async reach(page) {
      await openTab(page, /^我的借据/)
      await page.getByRole('rowheader').getByRole('link').first().press('Enter')
      await page.getByRole('table', { name: '当前还款计划' }).waitFor()
    },
  },
]
