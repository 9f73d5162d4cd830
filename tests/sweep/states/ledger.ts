import type { State } from '../state.ts'
import { heading, press, tab } from './steps.ts'

const statement: State = {
  name: 'statement of a month',
  async reach(page) {
    await press(page, 'link', '月度对账单')
    await heading(page, /^月度对账单$/)
    await page.getByRole('article').waitFor()
  },
}

export const transactions: State[] = [tab('资金'), statement]
