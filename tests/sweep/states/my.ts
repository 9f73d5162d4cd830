import type { State } from '../state.ts'
import { press, tab } from './steps.ts'

export const messages: State[] = [
  tab('风险'),
  {
    name: 'unread only',
    async reach(page) {
      await press(page, 'button', '只看未读')
      await page.waitForURL(/unread=1/)
    },
  },
]
