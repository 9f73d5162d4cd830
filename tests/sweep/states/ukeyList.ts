import type { State } from '../state.ts'
import { dialog, press, tab } from './steps.ts'

/** As a director, who sees the keys of the enterprise. */
const as = 'CD'

export const keys: State[] = [
  {
    name: 'loss asked',
    as,
    async reach(page) {
      await press(page, 'button', /^挂失/)
      await dialog(page)
    },
  },
  {
    name: 'this PC checked',
    as,
    async reach(page) {
      await press(page, 'button', '检测本机 UKEY')
      await dialog(page)
      await page.locator('[role=dialog] [type=password]').waitFor()
    },
  },
  { ...tab('申请记录'), as },
  { ...tab('变更记录'), as },
]
