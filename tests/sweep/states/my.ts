import type { State } from '../states.ts'
import { failed, loading, press, refused, tab } from './steps.ts'

const list = /\/sys\/messages\?/

export const messages: State[] = [
  tab('风险'),
  {
    name: 'unread only',
    async reach(page) {
      await press(page, 'button', '只看未读')
      await page.waitForURL(/unread=1/)
    },
  },
  loading(list),
  failed(list),
]

export const personInfo: State[] = [refused]
