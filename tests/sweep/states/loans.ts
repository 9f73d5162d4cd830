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
