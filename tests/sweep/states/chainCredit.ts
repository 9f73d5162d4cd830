import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { dialog, emptyForm, openTab, press, unobstructed } from './steps.ts'

/** Loans that have come of the applications of a page, and the plan of one. */
const ofLoans: State[] = [
  {
    name: 'its loans',
    as: 'SO',
    prepare: unobstructed,
    async reach(page) {
      await openTab(page, /^我的借据/)
      await page.getByRole('table', { name: '本业务借据' }).getByRole('rowheader').first().waitFor()
    },
  },
  {
    name: 'the plan of a loan',
    as: 'SO',
    prepare: unobstructed,
    async reach(page) {
      await openTab(page, /^我的借据/)
      await page.getByRole('rowheader').getByRole('link').first().press('Enter')
      await page.getByRole('table', { name: '当前还款计划' }).waitFor()
    },
  },
]

/** A draft of the seed in its form: everything that it says is filled in. */
const filled: State = {
  name: 'filled form',
  as: 'SO',
  prepare: emptyForm,
  async reach(page) {
    await openTab(page, /^我的草稿/)
    await press(page, 'link', /^继续/)
    await page.getByRole('textbox', { name: /^金额/ }).waitFor()
  },
}

/** The first application of a desk, sent back without a reason. */
const sentBackWithoutReason = (as: string, desk = ''): State => ({
  name: `sent back without a reason${desk === '' ? '' : `: ${desk}`}`,
  as,
  async reach(page) {
    if (desk !== '') await page.goto(`${page.url().replace(/\?.*$/, '')}?desk=${desk}`)
    await page.getByRole('rowheader').getByRole('link').first().press('Enter')
    await page.getByRole('heading', { level: 1, name: /SQ/ }).waitFor()
    await press(page, 'button', '驳回')
    await dialog(page)
    await page.getByRole('dialog').getByRole('button', { name: '驳回', exact: true }).press('Enter')
    await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
  },
})

/** The form of an early repayment, reached from the first loan. */
async function toRepayment(page: Page): Promise<void> {
  await openTab(page, /^我的借据/)
  const link = page.getByRole('rowheader').getByRole('link').first()
  const pkDraw = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('draw') ?? ''
  await page.goto(`credit/chain-credit/apply?repay=${pkDraw}`)
  await page.getByRole('heading', { level: 1, name: '提前还款申请' }).waitFor()
}

/** 金链贷: its loans, one of them repaid early, both desks. */
export const chainCredit: State[] = [
  ...ofLoans,
  filled,
  {
    name: 'early repayment refused',
    as: 'SO',
    prepare: emptyForm,
    async reach(page) {
      await toRepayment(page)
      await press(page, 'button', '下一步：核对')
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },
  sentBackWithoutReason('SD', 'LOAN_REPAY'),
]

/** 三一信用金: its loans, and what the core company decides on. */
export const creditFund: State[] = [...ofLoans, filled, sentBackWithoutReason('CF')]
