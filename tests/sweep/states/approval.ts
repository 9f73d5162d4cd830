import { CODE_SUCCESS } from '@jinpiao/contract/envelope'
import type { Page } from '@playwright/test'
import { PIN } from '../../lib/steps.ts'
import { answerCalls } from '../answers.ts'
import type { State } from '../state.ts'
import { dialog, fill, openTab, press, signing, tab, withId } from './steps.ts'

/** The first that can be approved: what would be refused says so and offers no signature. */
async function openApplication(page: Page): Promise<void> {
  const open = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .filter({ hasNotText: '不可选' })
  await open.first().getByRole('rowheader').getByRole('link').press('Enter')
  await page.getByRole('heading', { level: 1, name: /SQ/ }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
}

const detail: State = { name: 'application', reach: openApplication }

const ask = (name: string, button: string): State => ({
  name,
  async reach(page) {
    await openApplication(page)
    await press(page, 'button', button)
    await dialog(page)
  },
})

const signs = (button: string): State => ({
  name: 'signing',
  async reach(page) {
    await openApplication(page)
    await press(page, 'button', button)
    await signing(page)
  },
})

/** One done, one refused. Nothing is decided: the answer to the signature is given here, not by the server. */
const decided: State = {
  name: 'decided',
  async reach(page) {
    await answerCalls(page, ({ url, sent }) => {
      if (!url.endsWith('director-approve')) return undefined
      const { pkApplys } = sent as { pkApplys: string[] }
      const results = pkApplys.map((id, index) =>
        index === 0
          ? { id, no: 'SQ20261101000001', ok: true, code: CODE_SUCCESS, message: '' }
          : { id, no: 'SQ20261101000002', ok: false, code: '10000201', message: '承诺付款日必须晚于今天' },
      )
      return { json: { code: CODE_SUCCESS, message: '', data: { results } } }
    })
    const choices = page.getByRole('checkbox', { name: /^选择 申请/, disabled: false })
    for (const place of [0, 1]) await choices.nth(place).press('Space')
    await press(page, 'button', '复核通过')
    await signing(page)
    await page.getByRole('textbox', { name: 'UKEY 密码' }).fill(PIN)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '继续处理' }).waitFor()
  },
}

/** The sheet of a ticket that has been issued, as it is printed. */
const voucher: State = {
  name: 'voucher',
  async reach(page) {
    await openTab(page, '我已处理')
    await page.getByRole('rowheader').first().waitFor()
    await withId(page, 'pkApply', (pk) => `voucher=${pk}`)
    await page.getByRole('button', { name: /打印/ }).waitFor()
  },
}

/** They are unfolded by themselves where the window is wide. */
async function unfoldFilters(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: '更多条件', exact: true })
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.press('Enter')
  await page.getByLabel('经办人').waitFor()
}

const moreFilters: State = { name: 'more filters', reach: unfoldFilters }

/** Conditions in force, in words and figures; some of their fields are folded. */
const conditionsInForce: State = {
  name: 'conditions in force',
  async reach(page) {
    await page.goto(`${new URL(page.url()).pathname}?applyNo=SQ&amountFrom=12345.6&submittedFrom=2020-01-01`)
    await page.getByRole('button', { name: /^移除条件 提交时间/ }).waitFor()
    await page.getByRole('rowheader').first().waitFor()
  },
}

/** An amount that cannot be searched with. */
const filterRefused: State = {
  name: 'filter refused',
  async reach(page) {
    await unfoldFilters(page)
    await fill(page, '金额不低于（元）', '1.234')
    await press(page, 'button', '查询')
    await page.locator('[role=search] [aria-invalid=true]:focus').waitFor()
  },
}

export const directorApprove: State[] = [
  moreFilters,
  conditionsInForce,
  filterRefused,
  tab('全部'),
  detail,
  ask('reason', '驳回'),
  {
    name: 'reason refused',
    async reach(page) {
      await openApplication(page)
      await press(page, 'button', '驳回')
      await dialog(page)
      await page.locator('[role=dialog] button[type=submit]').press('Enter')
      await page.locator('[role=dialog] [aria-invalid=true]').waitFor()
    },
  },
  signs('复核通过'),
  decided,
]

export const finalApprove: State[] = [detail, signs('终审通过'), voucher]
