import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { selected } from './common.ts'
import { helpOpen } from './shell.ts'
import { dialog, openTab, press, tab } from './steps.ts'

async function openTicket(page: Page): Promise<void> {
  await page
    .getByRole('table', { name: /^(已开立的金票|我的金票)/ })
    .getByRole('link')
    .first()
    .press('Enter')
  await page.getByRole('heading', { level: 1, name: /^金票 / }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
}

const ticket: State = { name: 'ticket', reach: openTicket }

const ticketView = (view: string): State => ({
  name: `ticket, ${view}`,
  async reach(page) {
    await openTicket(page)
    await openTab(page, view)
  },
})

/** A row that shows the columns it has no room for. */
const rowUnfolded: State = {
  name: 'row unfolded',
  async reach(page) {
    await page
      .getByRole('button', { name: /^更多 金票/ })
      .first()
      .press('Enter')
    await page.locator('table button[aria-expanded=true]').waitFor()
  },
}

const answer = (name: string, button: RegExp): State => ({
  name,
  async reach(page) {
    await page.getByRole('button', { name: button }).first().press('Enter')
    // Who has no UKEY is told so instead (spec §8).
    await dialog(page, page.getByRole('heading', { name: '操作未完成' }))
  },
})

const voucher: State = {
  name: 'voucher',
  async reach(page) {
    await openTicket(page)
    await press(page, 'link', /打印/)
    await page.getByRole('button', { name: /打印/ }).waitFor()
  },
}

export const coreOperator: State[] = [
  ticket,
  ticketView('贸易背景'),
  ticketView('流转轨迹'),
  ticketView('审批记录'),
  voucher,
  {
    name: 'cancelling',
    async reach(page) {
      await openTab(page, '待对方签收')
      await page
        .getByRole('checkbox', { name: /^选择 金票/, disabled: false })
        .first()
        .press('Space')
      await press(page, 'button', '开立撤回')
      await dialog(page)
    },
  },
  rowUnfolded,
  tab('已结束'),
  helpOpen,
]
export const coreDirector: State[] = [tab('待对方签收')]
export const coreQuery: State[] = [ticket]
export const chainOperator: State[] = [
  ticket,
  selected,
  answer('refusal', /^拒收 金票/),
  answer('signing', /^签收 金票/),
]
export const chainDirector: State[] = [ticket]
