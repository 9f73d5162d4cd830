import type { State } from '../state.ts'
import { heading, keepNothing, press, refuse, tab } from './steps.ts'

/** An application of the list that the page shows. */
const application: State = {
  name: 'one allocation',
  async reach(page) {
    await page.getByRole('rowheader').getByRole('link').first().press('Enter')
    await heading(page, /SQ/)
  },
}

/** Without a limit the page is the operator's form and the director's desk; the others are told to choose a limit. */
export const limit: State[] = [
  { name: 'form refused', prepare: keepNothing, reach: refuse },
  {
    name: 'more than there is',
    prepare: keepNothing,
    async reach(page) {
      await press(page, 'button', /额度来源/)
      await page.getByRole('option').first().press('Enter')
      await page.getByRole('textbox', { name: '金额（元）', exact: true }).fill('99999999999')
      await page.locator('[role=meter][data-over]').waitFor()
    },
  },
  tab(/^被驳回/),
  tab(/^已提交/),
  { ...application, name: 'desk, one allocation', as: 'CD' },
  { name: 'no limit chosen', as: 'CQ', reach: (page) => heading(page, '额度详情') },
]
