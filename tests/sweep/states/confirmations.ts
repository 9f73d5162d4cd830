import type { State } from '../state.ts'
import { dialog, press, tab } from './steps.ts'

/** As the director, who alone answers. */
const as = 'CD'

export const confirmations: State[] = [
  {
    name: 'one read',
    as,
    async reach(page) {
      await press(page, 'button', /^查看内容/)
      await dialog(page)
    },
  },
  {
    name: 'agreement missing',
    as,
    async reach(page) {
      await press(page, 'button', /^确认 QR/)
      await dialog(page)
      await press(page, 'button', '去签名')
      await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'refusal asked',
    as,
    async reach(page) {
      await press(page, 'button', /^拒绝/)
      await dialog(page)
    },
  },
  { ...tab('已拒绝'), as },
]
