import type { State } from '../state.ts'
import { press } from './steps.ts'

/** 授信协议, by a director of an enterprise that has not signed it. */
export const protocol: State[] = [
  {
    name: 'signed without agreeing',
    as: 'AD',
    async reach(page) {
      await press(page, 'button', '签署协议')
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },
]

/** 额度支用: more than the line has, with the plan that would follow. */
export const draw: State[] = [
  {
    name: 'trial of a loan',
    as: 'SO',
    async reach(page) {
      await page.getByRole('textbox', { name: /^金额/ }).fill('500000')
      await page.getByLabel(/^贷款期限/).fill('12')
      await page.getByRole('radio', { name: '等额本息' }).press('Space')
      await page.getByRole('heading', { name: '试算还款计划' }).waitFor()
    },
  },
]

/** Without its key a page of one loan says where one is chosen. */
const notChosen: State = {
  name: 'one not chosen',
  async reach(page) {
    await page.goto(page.url().replace(/\?.*$/, ''))
    await page.getByRole('link', { name: '前往支用查询' }).waitFor()
  },
}

/** 支用详情: each tab of a loan. */
export const drawDetail: State[] = [
  ...(['还款记录', '凭证'] as const).map(
    (name): State => ({
      name: `tab ${name}`,
      as: 'SO',
      async reach(page) {
        await page.goto(page.url().replace('draw-detail', 'query'))
        await page.getByRole('rowheader').getByRole('link').nth(1).click()
        await page.getByRole('tab', { name }).click()
        await page.getByRole('tabpanel').getByRole('table').first().waitFor()
      },
    }),
  ),
  notChosen,
]
export const repayPlan: State[] = [notChosen]
