import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { openTab, press, tab } from './steps.ts'

/** The first ticket that can be passed on, and the first recipient. */
async function chooseFirst(page: Page, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name })
  await box.press('ArrowDown')
  await page.locator('[role=option]:not([aria-disabled=true])').first().waitFor()
  await page.keyboard.press('Home')
  for (let step = 0; step < 20; step++) {
    const active = page.locator('[role=option][data-focused=true]')
    if ((await active.getAttribute('aria-disabled')) !== 'true') break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

export const apply: State[] = [
  {
    name: 'two recipients',
    async reach(page) {
      await chooseFirst(page, '金票编号')
      await page.getByText('剩余，由本企业继续持有').waitFor()
      await press(page, 'button', '再加一个接收方')
      await press(page, 'button', '平均分配')
    },
  },
  {
    name: 'more than there is',
    async reach(page) {
      await chooseFirst(page, '金票编号')
      await page.getByRole('textbox', { name: '金额（元）', exact: true }).fill('99999999999')
      await page.getByText('超过票面金额').first().waitFor()
    },
  },
  tab(/^我的草稿/),
  tab(/^被驳回/),
  tab(/^已提交/),
  {
    name: 'submitted one',
    async reach(page) {
      await openTab(page, /^已提交/)
      await page.getByRole('rowheader').getByRole('link').first().press('Enter')
      await page.getByRole('heading', { level: 1, name: /SQ/ }).waitFor()
    },
  },
]

export const splitApprove: State[] = [
  {
    name: 'application',
    async reach(page) {
      await page.getByRole('rowheader').getByRole('link').first().press('Enter')
      await page.getByRole('heading', { level: 1, name: /SQ/ }).waitFor()
    },
  },
]
