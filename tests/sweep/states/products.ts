import type { State } from '../state.ts'
import { dialog, press } from './steps.ts'

/** A supplier whose bank has agreed to its product. */
const as = 'AO'

export const overview: State[] = [
  {
    name: 'asked to open, refused without the agreement',
    as,
    async reach(page) {
      await press(page, 'button', '开通 担保确认')
      await dialog(page)
      await press(page, 'button', '签名并继续')
      await page.locator('[role=dialog] [aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'contract to be signed',
    as,
    async reach(page) {
      await press(page, 'button', '签约 e信通')
      await dialog(page)
    },
  },
  { name: 'refused by the bank', as: 'MO', reach: async () => {} },
]
